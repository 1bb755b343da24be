import { createHash } from 'node:crypto';
import { countCall } from '../calls/callLimits.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { ProblemError } from '../core/ProblemError.ts';
import { sendMessages } from '../notification/sendMessages.ts';
import { findByEmail } from '../investor/findInvestor.ts';
import { type DeviceCall, callerBucket } from './devices.ts';

const letter = (login: string): Bilingual => ({
  en: `Your login is ${login}. If you did not ask for it, do nothing.`,
  ru: `Ваш логин — ${login}. Если вы его не запрашивали, ничего делать не нужно.`,
});

/**
 * Sends the login of an account to its e-mail, as often as codes of a password reset and counted by device and network like them. An unknown e-mail is counted and gets a response
 * in the same way, so the caller cannot detect accounts.
 */
export async function remindLogin(context: DeviceCall, email: string): Promise<ProblemError | undefined> {
  const name = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  const investor = await findByEmail(context, email);
  const { bucket } = await callerBucket(context, `remind:${name}`, investor?.id);
  const tooMany = await countCall(context, bucket, context.settings.passwordReset.codes);
  if (tooMany) return tooMany;
  if (!investor) return undefined;
  const { email: recipient, login, language } = investor;
  const text = letter(login)[language];
  const message = {
    at: context.now,
    method: 'email',
    recipient,
    reader: investor,
    purpose: 'login',
    text,
  } as const;
  await sendMessages(context, [message]);
  return undefined;
}
