import type { FieldErrorCode, Schema } from '@meridian/api-client';

/** The server's setting; undefined while it is not known, and then lengths and letters are left to the server. */
type Rules = Schema<'SettingAuth'> | undefined;

/** What is wrong with an answer of a form (section 5). An empty one is not judged here: the field itself asks for it. */
type Verdict = FieldErrorCode | undefined;

/** Only Latin letters and numbers, so long as the setting says. */
export function checkLogin(login: string, rules: Rules): Verdict {
  if (!rules || login === '') return undefined;
  if (!new RegExp(rules.loginPattern, 'u').test(login)) return 'login_charset';
  if (login.length < rules.loginMinimumLength) return 'too_short';
  return login.length > rules.loginMaximumLength ? 'too_long' : undefined;
}

/** Something, an @, a host with a point; whether it exists is the server's to find out. */
export function checkEmail(email: string): Verdict {
  return email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'email_invalid';
}

/** So long as the setting says; whether it is too simple is the server's to say. */
export function checkPassword(password: string, rules: Rules): Verdict {
  if (!rules || password === '') return undefined;
  if (password.length < rules.passwordMinimumLength) return 'too_short';
  return password.length > rules.passwordMaximumLength ? 'too_long' : undefined;
}

/** The same password twice. */
export function checkConfirmation(confirmation: string, password: string): Verdict {
  return confirmation === '' || confirmation === password ? undefined : 'passwords_do_not_match';
}
