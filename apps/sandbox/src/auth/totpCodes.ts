import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { countCall, resetCallCount } from '../calls/callLimits.ts';
import { Refusal } from '../core/Refusal.ts';
import { decrypt } from '../core/serverKey.ts';
import { totp } from '../database/schema.ts';
import type { Work } from '../work/Work.ts';
import { recordSecurityEvent } from './securityEvents.ts';

/** The length of a code. */
export const totpDigits = 6;

/** What every authenticator app supports. */
const parameters = { algorithm: 'SHA1', digits: totpDigits, period: 30 } as const;

/** Steps by which the clock of a phone may differ. */
const allowedSteps = 1;

/** The authenticator app with this secret. */
export function appOf(bytes: Uint8Array, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...parameters, ...names, secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }) });
}

/** Uses up a code of the app. A step is accepted once, and no earlier step after it. */
export async function spendAppCode(
  { tx, now, serverKey }: Work,
  investorId: string,
  code: string,
): Promise<boolean> {
  // The row lock lets concurrent calls use a step once.
  const [row] = await tx.select().from(totp).where(eq(totp.investorId, investorId)).for('update');
  if (!row) return false;
  const app = appOf(decrypt(serverKey, row.secret, investorId));
  const timestamp = now.getTime();
  const difference = app.validate({ token: code, timestamp, window: allowedSteps });
  if (difference === null) return false;
  const step = app.counter({ timestamp }) + difference;
  if (row.lastStep !== null && step <= row.lastStep) return false;
  await tx.update(totp).set({ lastStep: step }).where(eq(totp.investorId, investorId));
  return true;
}

/** Counts the attempt in `bucket`, and resets the count after a success. A refusal is returned, not thrown, so that it is counted. */
export async function spendCounted(
  work: Work,
  investorId: string,
  bucket: string,
  attempt: () => Promise<boolean>,
): Promise<Refusal | undefined> {
  const tooMany = await countCall(work, bucket, work.settings.limits.secondFactor);
  if (tooMany) return tooMany;
  if (!(await attempt())) {
    await recordSecurityEvent(work, investorId, 'code_wrong');
    return new Refusal('codes_do_not_match');
  }
  await resetCallCount(work, bucket);
  return undefined;
}

export const bucketInSession = (investorId: string) => `totp:${investorId}`;

/** Uses up a code of the investor’s app in a session. A refusal is returned, so that the attempt is counted. */
export function spendTotpCode(work: Work, investorId: string, code: string): Promise<Refusal | undefined> {
  return spendCounted(work, investorId, bucketInSession(investorId), () =>
    spendAppCode(work, investorId, code),
  );
}
