import { createHash } from 'node:crypto';
import type { Schema } from '@meridian/api-client';
import { countCall, resetCallCount } from '../calls/callLimits.ts';
import type { Investor } from '../database/schema.ts';
import { ProblemError } from '../core/ProblemError.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { issueCode, spendCode } from './codes.ts';
import { callerBucket, type DeviceCall } from './devices.ts';
import { findByLogin } from '../investor/findInvestor.ts';
import { allowPasswordReset, hashToken } from './tokens.ts';

type ResetRequest = Schema<'PasswordResetRequest'>;

/** Key of the reset of this login and e-mail. Independent of whether an account exists. */
export function resetName(login: string, email: string): string {
  return createHash('sha256').update(`${login.toLowerCase()}\n${email.toLowerCase()}`).digest('base64url');
}

/** The investor with this login and this e-mail. */
async function findRequested(
  context: TransactionContext,
  { login, email }: ResetRequest,
): Promise<Investor | undefined> {
  const found = await findByLogin(context, login);
  return found?.email.toLowerCase() === email.toLowerCase() ? found : undefined;
}

const resetBucket = (account: string) => `reset:${account}`;

/**
 * Digits of a code once unknown devices asked for more than one network may. Each code allows more guesses, from as many networks as
 * somebody has; with so many digits they find nothing, and the owner on a new device is not refused.
 */
const longCode = 10;

/** The names under which the requests of a reset are counted for this caller. */
async function requestBuckets(call: DeviceCall, account: string, investor: Investor | undefined) {
  const { bucket, isKnownDevice } = await callerBucket(call, resetBucket(account), investor?.id);
  return { hour: bucket, pause: `${bucket}:pause`, isKnownDevice };
}

/**
 * Sends a reset code, which only the returned secret opens. For an unknown login and e-mail it does the same work and gives the same response, but sends no
 * message. So the caller cannot detect accounts.
 */
export async function requestPasswordReset(
  call: DeviceCall,
  request: ResetRequest,
): Promise<Schema<'PasswordResetDelivery'> | ProblemError> {
  const holder = resetName(request.login, request.email);
  const investor = await findRequested(call, request);
  const { hour, pause, isKnownDevice } = await requestBuckets(call, holder, investor);
  const { auth, passwordReset } = call.settings;
  const tooMany =
    (await countCall(call, pause, { calls: 1, seconds: auth.code.resendSeconds })) ??
    (await countCall(call, hour, passwordReset.codes));
  if (tooMany) return tooMany;
  const isCrowded =
    !isKnownDevice && (await countCall(call, resetBucket(holder), passwordReset.codes)) !== undefined;
  const secret = call.random.bytes(32).toString('base64url');
  const delivery = await issueCode(call, {
    holder,
    purpose: 'password_reset',
    about: hashToken(secret),
    method: 'email',
    recipient: request.email,
    reader: investor,
    length: isCrowded ? Math.max(auth.code.length, longCode) : auth.code.length,
  });
  return { ...delivery, secret };
}

/**
 * Exchanges a reset code for the token that sets a new password. A wrong code is returned as a refusal, not thrown, so
 * that the attempt is counted.
 */
export async function validatePasswordReset(
  call: DeviceCall,
  { code, secret, ...request }: Schema<'PasswordResetValidation'>,
): Promise<string | ProblemError> {
  const holder = resetName(request.login, request.email);
  const investor = await findRequested(call, request);
  const owner = investor?.id ?? null;
  const about = hashToken(secret);
  const refused = await spendCode(call, { holder, purpose: 'password_reset', about, code, owner });
  if (refused) return refused;
  // A used code needs no pause before the next one.
  await resetCallCount(call, (await requestBuckets(call, holder, investor)).pause);
  return investor ? allowPasswordReset(call, investor.id) : new ProblemError('codes_do_not_match');
}
