import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { resetCallCount } from '../calls/callLimits.ts';
import { countWrongAttempt, readWrongAttempts } from '../calls/wrongAttempts.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { decrypt } from '../core/serverKey.ts';
import { investor as investors, totp } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { type DeviceCall, deviceBucket } from './devices.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { tellContacts } from './tellContacts.ts';

/** The length of a code. */
export const totpDigits = 6;

/** What every authenticator app supports. */
const parameters = { algorithm: 'SHA1', digits: totpDigits, period: 30 } as const;

/** Steps by which the clock of a phone may differ. */
const allowedSteps = 1;

/** The authenticator app with this secret. */
export function createTotp(bytes: Uint8Array, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...parameters, ...names, secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }) });
}

/** Uses up a code of the app. A step is accepted once, and no earlier step after it. */
export async function spendAppCode(
  { tx, now, serverKey }: TransactionContext,
  investorId: string,
  code: string,
): Promise<boolean> {
  // The row lock lets concurrent calls use a step once.
  const [row] = await tx.select().from(totp).where(eq(totp.investorId, investorId)).for('update');
  if (!row) return false;
  const app = createTotp(decrypt(serverKey, row.secret, investorId));
  const timestamp = now.getTime();
  const difference = app.validate({ token: code, timestamp, window: allowedSteps });
  if (difference === null) return false;
  const step = app.counter({ timestamp }) + difference;
  if (row.lastStep !== null && step <= row.lastStep) return false;
  await tx.update(totp).set({ lastStep: step }).where(eq(totp.investorId, investorId));
  return true;
}

/** The owner gets a letter after this many wrong codes in a row. */
const wrongBeforeLetter = 10;

async function tellOfWrongCodes(context: TransactionContext, investorId: string): Promise<void> {
  const [owner] = await context.tx.select().from(investors).where(eq(investors.id, investorId));
  if (!owner) return;
  await tellContacts(context, owner, {
    en: `${wrongBeforeLetter} wrong codes from the authenticator app were entered in a row for your account. The wait before each new try now grows.`,
    ru: `Для вашего аккаунта подряд введены неверные коды из приложения-аутентификатора: ${wrongBeforeLetter}. Теперь перед каждой новой попыткой приходится ждать всё дольше.`,
  });
}

/**
 * Counts wrong attempts in a row in `bucket`: more and more time passes before another one is heard. A refusal is returned, not
 * thrown, so that the attempt is counted.
 */
export async function spendCounted(
  context: TransactionContext,
  investorId: string,
  bucket: string,
  attempt: () => Promise<boolean>,
): Promise<ProblemError | undefined> {
  const wrong = await readWrongAttempts(context, bucket, context.settings.limits.secondFactor);
  if (wrong instanceof ProblemError) return wrong;
  if (!(await attempt())) {
    await countWrongAttempt(context, bucket);
    await recordSecurityEvent(context, investorId, 'code_wrong');
    if (wrong + 1 === wrongBeforeLetter) await tellOfWrongCodes(context, investorId);
    return new ProblemError('codes_do_not_match');
  }
  await resetCallCount(context, bucket);
  return undefined;
}

/** A device that signed in before has a separate count, so that a stranger in a session does not stop the owner’s withdrawals. */
export const bucketInSession = (call: DeviceCall, investorId: string) =>
  deviceBucket(call, `totp:${investorId}`, investorId);

/** Uses up a code of the investor’s app in a session. A refusal is returned, so that the attempt is counted. */
export async function spendTotpCode(
  call: DeviceCall,
  investorId: string,
  code: string,
): Promise<ProblemError | undefined> {
  return spendCounted(call, investorId, await bucketInSession(call, investorId), () =>
    spendAppCode(call, investorId, code),
  );
}
