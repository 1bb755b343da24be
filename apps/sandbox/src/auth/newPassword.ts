import type { FieldErrorCode, Schema } from '@meridian/api-client';
import { isWeakPassword } from '@meridian/password-strength';
import { eq } from 'drizzle-orm';
import { type Investor, investor as investors } from '../database/schema.ts';
import { invalid } from '../core/ProblemError.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { announceChange } from './announceChange.ts';
import { voidCodes } from './codes.ts';
import { type DeviceCall, forgetOtherDevices } from './devices.ts';
import { resetName } from './passwordReset.ts';
import { revokeTokens } from './tokens.ts';

/** The parts of an investor that a password must not contain. */
type Owner = Pick<Investor, 'login' | 'email'>;

/** Validates a new password and its repetition; returns errors by field (section 5). */
export function newPasswordErrors(
  { settings }: TransactionContext,
  { password, passwordConfirmation }: Schema<'PasswordSetting'>,
  { login, email }: Owner,
): Record<string, FieldErrorCode> {
  const errors: Record<string, FieldErrorCode> = {};
  const isShort = Array.from(password).length < settings.auth.passwordMinimumLength;
  if (isShort || isWeakPassword(password, [login, email])) errors['password'] = 'password_too_simple';
  if (password !== passwordConfirmation) errors['passwordConfirmation'] = 'passwords_do_not_match';
  return errors;
}

/** Throws all errors of a new password and its repetition. */
export function checkNewPassword(
  context: TransactionContext,
  setting: Schema<'PasswordSetting'>,
  owner: Owner,
): void {
  const errors = newPasswordErrors(context, setting, owner);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Replaces the password and revokes every token except `spared`. Also voids reset codes that could set it again, and forgets
 * the other devices.
 */
export async function replacePassword(
  context: DeviceCall,
  investor: Investor,
  passwordHash: string | undefined,
  sparedToken?: string,
): Promise<void> {
  const { id, login, email } = investor;
  if (passwordHash === undefined) throw new Error('The new password was not hashed before the transaction.');
  await context.tx.update(investors).set({ passwordHash }).where(eq(investors.id, id));
  await revokeTokens(context, id, sparedToken);
  await forgetOtherDevices(context, id);
  await voidCodes(context, resetName(login, email), 'password_reset');
  await announceChange(context, investor, {
    kind: 'password_changed',
    pausesWithdrawals: true,
    letter: {
      en: 'The password of your account was changed.',
      ru: 'Пароль вашего аккаунта изменён.',
    },
    title: { en: 'Your password was changed', ru: 'Пароль изменён' },
    text: {
      en: 'You have been signed out everywhere else. If it was not you who changed it, set a new one at once.',
      ru: 'Остальные сеансы завершены. Если пароль меняли не вы, сразу задайте новый.',
    },
  });
}
