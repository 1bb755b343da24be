import { createHash } from 'node:crypto';
import type { Schema } from '@meridian/api-client';
import { countCall } from '../calls/callLimits.ts';
import type { Investor } from '../database/schema.ts';
import { Refusal } from '../core/Refusal.ts';
import type { Work } from '../work/Work.ts';
import { issueCode, spendCode } from './codes.ts';
import type { DeviceCall } from './devices.ts';
import { findByLogin } from '../investor/findInvestor.ts';
import { allowPasswordReset } from './tokens.ts';

type ResetRequest = Schema<'PasswordResetRequest'>;

/** Key of the reset of this login and e-mail. Independent of whether an account exists. */
export function resetName(login: string, email: string): string {
  return createHash('sha256').update(`${login.toLowerCase()}\n${email.toLowerCase()}`).digest('base64url');
}

/** The investor with this login and this e-mail. */
async function findRequested(work: Work, { login, email }: ResetRequest): Promise<Investor | undefined> {
  const found = await findByLogin(work, login);
  return found?.email.toLowerCase() === email.toLowerCase() ? found : undefined;
}

/**
 * Sends a reset code. For an unknown login and e-mail it does the same work and gives the same answer, but sends no
 * message. So the caller cannot detect accounts.
 */
export async function requestPasswordReset(
  work: Work,
  request: ResetRequest,
): Promise<Schema<'CodeDelivery'> | Refusal> {
  const holder = resetName(request.login, request.email);
  const tooMany = await countCall(work, `reset:${holder}`, work.settings.passwordReset.codes);
  if (tooMany) return tooMany;
  return issueCode(work, {
    holder,
    purpose: 'password_reset',
    about: null,
    method: 'email',
    recipient: request.email,
    reader: await findRequested(work, request),
  });
}

/**
 * Exchanges a reset code for the token that sets a new password. A wrong code is returned as a refusal, not thrown, so
 * that the attempt is counted.
 */
export async function validatePasswordReset(
  work: DeviceCall,
  { code, ...request }: Schema<'PasswordResetValidation'>,
): Promise<string | Refusal> {
  const holder = resetName(request.login, request.email);
  const investor = await findRequested(work, request);
  const owner = investor?.id ?? null;
  const refused = await spendCode(work, { holder, purpose: 'password_reset', about: null, code, owner });
  if (refused) return refused;
  return investor ? allowPasswordReset(work, investor.id) : new Refusal('codes_do_not_match');
}
