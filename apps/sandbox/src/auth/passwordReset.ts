import { createHash } from 'node:crypto';
import type { Schema } from '@meridian/api-client';
import { countCall } from '../http/callLimits.ts';
import type { Investor } from '../http/handlers.ts';
import { Refusal } from '../http/Refusal.ts';
import type { Work } from '../work/Work.ts';
import { issueCode, spendCode } from './codes.ts';
import { findByLogin } from './findInvestor.ts';
import { allowPasswordReset } from './tokens.ts';

type Asked = Schema<'PasswordResetRequest'>;

/** Under which name the reset of this login and e-mail is kept, whether or not anybody has them. */
export function resetName(login: string, email: string): string {
  return createHash('sha256').update(`${login.toLowerCase()}\n${email.toLowerCase()}`).digest('base64url');
}

/** The investor who has this login, if the e-mail is theirs too. */
async function findAsked(work: Work, { login, email }: Asked): Promise<Investor | undefined> {
  const found = await findByLogin(work, login);
  return found?.email.toLowerCase() === email.toLowerCase() ? found : undefined;
}

/**
 * Sends the code of a reset. For a login and e-mail that nobody has, the same is done and answered: a code is drawn and
 * kept, and may be tried in vain; only no message leaves.
 */
export async function requestPasswordReset(
  work: Work,
  asked: Asked,
): Promise<Schema<'CodeDelivery'> | Refusal> {
  const holder = resetName(asked.login, asked.email);
  const tooMany = await countCall(work, `reset:${holder}`, work.settings.passwordReset.codes);
  if (tooMany) return tooMany;
  return issueCode(work, {
    holder,
    purpose: 'password_reset',
    about: null,
    method: 'email',
    recipient: asked.email,
    reader: await findAsked(work, asked),
  });
}

/** The token that sets a new password, for the code of the reset. A refused code is given back, so that it counts. */
export async function validatePasswordReset(
  work: Work,
  { code, ...asked }: Schema<'PasswordResetValidation'>,
): Promise<string | Refusal> {
  const holder = resetName(asked.login, asked.email);
  const refused = await spendCode(work, { holder, purpose: 'password_reset', about: null, code });
  if (refused) return refused;
  const investor = await findAsked(work, asked);
  return investor ? allowPasswordReset(work, investor.id) : new Refusal('codes_do_not_match');
}
