import type { FieldErrorCode, Schema } from '@meridian/api-client';
import { isEmail } from '@meridian/personal-data';

/** The server's setting. While it is undefined, only the server checks lengths and characters. */
type Rules = Schema<'SettingAuth'> | undefined;

/** Error codes by the rules of section 5 of the specification. Empty values are valid here; `requiredMessage` covers them. */
type Verdict = FieldErrorCode | undefined;

export function checkLogin(login: string, rules: Rules): Verdict {
  if (!rules || login === '') return undefined;
  if (!new RegExp(rules.loginPattern, 'u').test(login)) return 'login_charset';
  if (login.length < rules.loginMinimumLength) return 'too_short';
  return login.length > rules.loginMaximumLength ? 'too_long' : undefined;
}

export const loginLengths = (rules: Rules) =>
  rules && { minimum: rules.loginMinimumLength, maximum: rules.loginMaximumLength };

export const passwordLengths = (rules: Rules) =>
  rules && { minimum: rules.passwordMinimumLength, maximum: rules.passwordMaximumLength };

/** A login from the name of a user elsewhere: what the rules allow of it, or nothing. */
export function suggestLogin(name = '', rules: Rules): string {
  const login = name.replaceAll(/[^a-z0-9]/gi, '');
  return checkLogin(login, rules) === undefined ? login : '';
}

/** Of an e-mail, as the contract has it. */
export const emailLengths = { minimum: 1, maximum: 254 } as const;

/** Text, an @ and a host with a dot. The server checks the rest. */
export function checkEmail(email: string): Verdict {
  if (email.length > emailLengths.maximum) return 'too_long';
  return email === '' || isEmail(email) ? undefined : 'email_invalid';
}

/** Checks the length. The server checks whether the password is too simple. */
export function checkPassword(password: string, rules: Rules): Verdict {
  if (!rules || password === '') return undefined;
  if (password.length < rules.passwordMinimumLength) return 'too_short';
  return password.length > rules.passwordMaximumLength ? 'too_long' : undefined;
}

export function checkConfirmation(confirmation: string, password: string): Verdict {
  return confirmation === '' || confirmation === password ? undefined : 'passwords_do_not_match';
}
