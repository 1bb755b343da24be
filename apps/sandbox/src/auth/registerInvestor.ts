import type { FieldErrorCode, Schema } from '@meridian/api-client';
import { investor, type Investor } from '../database/schema.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { joinLine } from '../partner/line.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { sendCode } from './codes.ts';
import { findByLogin, findByTelegram } from '../investor/findInvestor.ts';
import { newPasswordErrors } from './newPassword.ts';
import { refuseTaken } from './refuseTaken.ts';
import { dayInMilliseconds } from '../clock/clock.ts';
import { newId } from '../core/random.ts';

/** Registration fields common to password and Telegram. */
type Newcomer = Pick<
  Schema<'RegistrationData'>,
  'email' | 'phone' | 'inviter' | 'agreementAccepted' | 'language'
> & { readonly login: string };

/** Returns the inviter. Throws all field errors together, including those found before. */
async function admit(
  context: TransactionContext,
  data: Newcomer,
  found: Readonly<Record<string, FieldErrorCode>> = {},
): Promise<Investor | undefined> {
  const errors: Record<string, FieldErrorCode> = { ...found };
  if (!data.agreementAccepted) errors['agreementAccepted'] = 'must_be_accepted';
  // While referrals are switched off, an old link registers without an inviter.
  const named = context.settings.capabilities.referrals ? data.inviter : null;
  const inviter = named === null ? undefined : await findByLogin(context, named);
  if (named !== null && (!inviter || inviter.closedAt)) errors['inviter'] = 'inviter_unknown';
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await refuseTaken(context, data);
  return inviter;
}

/** Writes the account with its trial subscription and sends the code that confirms its phone. */
async function makeAccount(
  context: TransactionContext,
  { login, email, phone, language }: Newcomer,
  inviter: Investor | undefined,
  key: { readonly passwordHash: string } | { readonly telegramId: number },
): Promise<Investor> {
  const { tx, now, settings } = context;
  const trial = settings.subscriptionTrialDays * dayInMilliseconds;
  const [made] = await tx
    .insert(investor)
    .values({
      id: newId(context),
      login,
      email,
      phone,
      language,
      registeredAt: now,
      inviterId: inviter?.id ?? null,
      subscriptionUntil: trial > 0 ? new Date(now.getTime() + trial) : null,
      ...key,
    })
    .returning();
  if (!made) throw new Error('The investor was not written.');
  if (inviter) await joinLine(context, made, inviter);
  await sendCode(context, made, 'phone');
  return made;
}

type PasswordNewcomer = Newcomer & Schema<'PasswordSetting'>;

/** Throws unless this account could be created now. Returns its inviter. */
export function checkRegistration(
  context: TransactionContext,
  newcomer: PasswordNewcomer,
): Promise<Investor | undefined> {
  return admit(context, newcomer, newPasswordErrors(context, newcomer, newcomer));
}

/** Creates an account with a password. */
export async function registerInvestor(
  context: TransactionContext,
  newcomer: PasswordNewcomer,
  passwordHash: string,
): Promise<Investor> {
  return makeAccount(context, newcomer, await checkRegistration(context, newcomer), { passwordHash });
}

/** Creates an account for an unlinked Telegram user. It has no password until one is set. */
export async function registerThroughTelegram(
  context: TransactionContext,
  login: string,
  data: Schema<'TelegramRegistrationData'>,
): Promise<Investor> {
  const newcomer = { ...data, login };
  const telegramId = data.telegram.id;
  const inviter = await admit(context, newcomer);
  if (await findByTelegram(context, telegramId)) throw new ProblemError('registration_error');
  return makeAccount(context, newcomer, inviter, { telegramId });
}
