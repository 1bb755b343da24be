import type { Schema } from '@meridian/api-client';
import { and, eq, gt } from 'drizzle-orm';
import { ProblemError } from '../core/ProblemError.ts';
import { encrypt } from '../core/serverKey.ts';
import { type Investor, investor as investors, recoveryCode, session, totp } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { announceChange } from './announceChange.ts';
import { voidCodes } from './codes.ts';
import { type DeviceCall, signInBucket } from './devices.ts';
import { countRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from './recoveryCodes.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { tellContacts } from './tellContacts.ts';
import { endSession, hashToken } from './tokens.ts';
import { createTotp, bucketInSession, spendAppCode, spendCounted, spendTotpCode } from './totpCodes.ts';

/** As RFC 4226 recommends. */
const secretBytes = 20;

/** Makes a secret that works after its first code. It replaces one that was not confirmed. */
export async function startTotp(
  { tx, random, serverKey, settings }: TransactionContext,
  { id, login, totpSince }: Investor,
): Promise<Schema<'TotpSetup'>> {
  if (totpSince) throw new ProblemError('update_error');
  const secret = random.bytes(secretBytes);
  const stored = { secret: encrypt(serverKey, secret, id), lastStep: null };
  await tx
    .insert(totp)
    .values({ investorId: id, ...stored })
    .onConflictDoUpdate({ target: totp.investorId, set: stored });
  const app = createTotp(secret, { issuer: settings.contacts.company, label: login });
  return { secret: app.secret.base32, uri: app.toString() };
}

/** Uses up a code of the app or a recovery code. A refusal is returned, so that the attempt is counted. */
function spendAnyCode(
  context: TransactionContext,
  investorId: string,
  code: string,
  bucket: string,
): Promise<ProblemError | undefined> {
  return spendCounted(
    context,
    investorId,
    bucket,
    async () =>
      (await spendAppCode(context, investorId, code)) || (await spendRecoveryCode(context, investorId, code)),
  );
}

export async function serializeTotp(
  context: TransactionContext,
  { id, totpSince }: Investor,
): Promise<Schema<'TotpState'> | null> {
  if (!totpSince) return null;
  return { since: totpSince.toISOString(), recoveryCodesLeft: await countRecoveryCodes(context, id) };
}

/** Codes of one way no longer work when another one begins. */
async function voidSentCodes(context: TransactionContext, investorId: string): Promise<void> {
  await voidCodes(context, investorId, 'withdrawal');
  await voidCodes(context, investorId, 'confirmation');
}

/** Switches the app on after its first code, and makes the recovery codes. */
export async function confirmTotp(
  context: DeviceCall,
  investor: Investor,
  code: string,
): Promise<Schema<'RecoveryCodes'> | ProblemError> {
  const { id, totpSince } = investor;
  if (totpSince) throw new ProblemError('update_error');
  const refused = await spendTotpCode(context, id, code);
  if (refused) return refused;
  await context.tx.update(investors).set({ totpSince: context.now }).where(eq(investors.id, id));
  await voidSentCodes(context, id);
  await announceChange(context, investor, {
    kind: 'totp_added',
    pausesWithdrawals: true,
    letter: {
      en: 'An authenticator app was added to your account.',
      ru: 'В аккаунте подключено приложение-аутентификатор.',
    },
    title: { en: 'Authenticator app switched on', ru: 'Приложение-аутентификатор подключено' },
    text: {
      en: 'You now need a code from it to sign in with your password and to withdraw.',
      ru: 'Теперь для входа с паролем и вывода нужен код из него.',
    },
  });
  return replaceRecoveryCodes(context, id);
}

/** Replaces the recovery codes after a code. */
export async function renewRecoveryCodes(
  context: DeviceCall,
  investor: Investor,
  code: string,
): Promise<Schema<'RecoveryCodes'> | ProblemError> {
  const { id, totpSince } = investor;
  if (!totpSince) throw new ProblemError('update_error');
  const refused = await spendAnyCode(context, id, code, await bucketInSession(context, id));
  if (refused) return refused;
  await recordSecurityEvent(context, id, 'recovery_codes_replaced');
  await tellContacts(context, investor, {
    en: 'The recovery codes of your account were replaced.',
    ru: 'Резервные коды вашего аккаунта заменены.',
  });
  return replaceRecoveryCodes(context, id);
}

/** Switches the app off after a code. */
export async function removeTotp(
  context: DeviceCall,
  investor: Investor,
  code: string,
): Promise<ProblemError | undefined> {
  const { id, totpSince } = investor;
  if (!totpSince) throw new ProblemError('update_error');
  const refused = await spendAnyCode(context, id, code, await bucketInSession(context, id));
  if (refused) return refused;
  const { tx } = context;
  await tx.update(investors).set({ totpSince: null }).where(eq(investors.id, id));
  await tx.delete(totp).where(eq(totp.investorId, id));
  await tx.delete(recoveryCode).where(eq(recoveryCode.investorId, id));
  await voidSentCodes(context, id);
  await announceChange(context, investor, {
    kind: 'totp_removed',
    pausesWithdrawals: true,
    letter: {
      en: 'The authenticator app was removed from your account.',
      ru: 'В аккаунте отключено приложение-аутентификатор.',
    },
    title: { en: 'Authenticator app switched off', ru: 'Приложение-аутентификатор отключено' },
    text: {
      en: 'Signing in with the password no longer needs a code. If it was not you, change your password at once: that ends the other sessions.',
      ru: 'Для входа с паролем код больше не нужен. Если это сделали не вы, смените пароль и завершите остальные сеансы.',
    },
  });
  return undefined;
}

const holdsChallenge = ({ now }: TransactionContext, challenge: string) =>
  and(
    eq(session.tokenHash, hashToken(challenge)),
    eq(session.kind, 'second_factor'),
    gt(session.expiresAt, now),
  );

/**
 * Finishes a sign-in: returns the investor of the challenge, whose row is locked, after a code of the app or a recovery code.
 * Attempts are counted for the account, because a challenge costs only the password.
 */
export async function spendChallenge(
  context: DeviceCall,
  { challenge, code }: Schema<'SecondFactorAnswer'>,
): Promise<Investor | ProblemError> {
  const { tx } = context;
  const isValid = holdsChallenge(context, challenge);
  const [found] = await tx.select({ id: session.investorId }).from(session).where(isValid);
  if (!found) return new ProblemError('waiting_time_expired');
  const [investor] = await tx.select().from(investors).where(eq(investors.id, found.id)).for('no key update');
  // A password change, or the same call, may have ended the challenge in the meantime.
  const [held] = await tx.select({ id: session.investorId }).from(session).where(isValid);
  if (!investor || !held) return new ProblemError('waiting_time_expired');
  const attempts = `second-factor:${await signInBucket(context, investor.login, investor.id)}`;
  const refused = await spendAnyCode(context, investor.id, code, attempts);
  if (refused) return refused;
  await endSession(context, hashToken(challenge));
  return investor;
}
