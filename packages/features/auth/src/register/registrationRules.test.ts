import { describe, expect, it } from 'vitest';
import { authSetting } from '../auth.fixtures.ts';
import { checkConfirmation, checkEmail, checkLogin, checkPassword } from './registrationRules.ts';

describe('validation before the call', () => {
  it.each([
    ['annapetrova', undefined],
    ['Anna77', undefined],
    ['анна', 'login_charset'],
    ['anna petrova', 'login_charset'],
    ['anna_p', 'login_charset'],
    ['an', 'too_short'],
    ['a'.repeat(33), 'too_long'],
  ])('a login of only latin letters and numbers is taken: %s', (login, verdict) => {
    expect(checkLogin(login, authSetting)).toBe(verdict);
  });

  it.each([
    ['anna.petrova@example.com', undefined],
    ['anna+news@mail.example.co', undefined],
    ['anna.petrova', 'email_invalid'],
    ['anna@petrova@example.com', 'email_invalid'],
    ['anna@example', 'email_invalid'],
    [`${'a'.repeat(243)}@example.com`, 'too_long'],
  ])('an e-mail that cannot be one is refused: %s', (email, verdict) => {
    expect(checkEmail(email)).toBe(verdict);
  });

  it('checks the length of a password only if the setting is loaded', () => {
    expect(checkPassword('short', authSetting)).toBe('too_short');
    expect(checkPassword('a'.repeat(129), authSetting)).toBe('too_long');
    expect(checkPassword('seven quiet herons 41', authSetting)).toBeUndefined();
    expect(checkPassword('short', undefined)).toBeUndefined();
  });

  it('requires a confirmation that equals the password', () => {
    expect(checkConfirmation('seven quiet herons 42', 'seven quiet herons 41')).toBe(
      'passwords_do_not_match',
    );
    expect(checkConfirmation('seven quiet herons 41', 'seven quiet herons 41')).toBeUndefined();
  });
});
