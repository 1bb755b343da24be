import type { ProblemCode, Schema } from '@meridian/api-client';
import { eq, or, sql as text } from 'drizzle-orm';
import { investor } from '../database/schema.ts';
import type { Investor } from '../http/handlers.ts';
import { type FieldErrors, invalid, Refusal } from '../http/Refusal.ts';
import { newId } from '../work/newId.ts';
import type { Work } from '../work/Work.ts';
import { sendCode } from './codes.ts';
import { isTooSimple } from './isTooSimple.ts';
import { hashPassword } from './passwords.ts';

/** An investor by login, whatever the case of its letters. */
export async function findByLogin({ sql }: Work, login: string): Promise<Investor | undefined> {
  const [found] = await sql
    .select()
    .from(investor)
    .where(eq(text`lower(${investor.login})`, login.toLowerCase()));
  return found;
}

function isWhatSomebodyHas(data: { email: string; phone: string }, other: Investor): ProblemCode {
  if (other.phone === data.phone) return 'phone_already_registered';
  return other.email.toLowerCase() === data.email.toLowerCase()
    ? 'email_already_registered'
    : 'login_already_registered';
}

/** Refuses a login, e-mail or phone that somebody has. */
async function refuseTaken(
  { sql }: Work,
  data: { login: string; email: string; phone: string },
): Promise<void> {
  const [other] = await sql
    .select()
    .from(investor)
    .where(
      or(
        eq(text`lower(${investor.login})`, data.login.toLowerCase()),
        eq(text`lower(${investor.email})`, data.email.toLowerCase()),
        eq(investor.phone, data.phone),
      ),
    )
    .limit(1);
  if (other) throw new Refusal(isWhatSomebodyHas(data, other));
}

/** Makes an account with its trial subscription and sends the code that confirms its phone. */
export async function registerInvestor(
  work: Work,
  login: string,
  data: Schema<'RegistrationData'>,
): Promise<Investor> {
  const { sql, now, settings, chance } = work;
  const errors: Record<string, FieldErrors[string]> = {};
  const [mailbox = ''] = data.email.split('@');
  if (isTooSimple(data.password, settings.auth.passwordMinimumLength, [login, mailbox])) {
    errors['password'] = 'password_too_simple';
  }
  if (data.password !== data.passwordConfirmation) errors['passwordConfirmation'] = 'passwords_do_not_match';
  if (!data.agreementAccepted) errors['agreementAccepted'] = 'must_be_accepted';
  const inviter = data.inviter === null ? undefined : await findByLogin(work, data.inviter);
  if (data.inviter !== null && !inviter) errors['inviter'] = 'inviter_unknown';
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await refuseTaken(work, { login, ...data });

  const trial = settings.subscriptionTrialDays * 86_400_000;
  const [made] = await sql
    .insert(investor)
    .values({
      id: newId(work),
      login,
      email: data.email,
      phone: data.phone,
      passwordHash: await hashPassword(data.password, chance),
      language: data.language,
      registeredAt: now,
      inviterId: inviter?.id ?? null,
      subscriptionUntil: trial > 0 ? new Date(now.getTime() + trial) : null,
    })
    .returning();
  if (!made) throw new Error('The investor was not written.');
  await sendCode(work, made, 'phone');
  return made;
}
