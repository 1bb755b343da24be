import { unwrap } from '@meridian/api-client';
import { describe, expect, test } from 'vitest';
import { firstSettings } from '../core/firstSettings.ts';
import { goodPassword } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';

const sandbox = sharedSandbox();

const logIn = (login: string, password = goodPassword) =>
  unwrapSession(sandbox.guest.POST('/auth/login', { body: { login, password } }));

const incorrect = problem('incorrect_login_or_password', { status: 401 });

let people = 0;

/** An investor with a confirmed phone, whose e-mail is confirmed on demand. */
async function register() {
  people += 1;
  const login = `named${people}`;
  const email = `${login}@example.com`;
  const digits = `4477009100${String(people).padStart(2, '0')}`;
  const user = await sandbox.confirmed({ login, email, phone: `+${digits}` });
  const confirmEmail = async () => {
    await unwrap(user.api.POST('/auth/email/resend'));
    await unwrap(user.api.POST('/auth/email/confirm', { body: { code: await sandbox.lastCode(login) } }));
  };
  return { ...user, email, digits, confirmEmail };
}

describe('a user signs in', () => {
  test('with the confirmed phone in any notation that has the country code', async () => {
    const { login, digits } = await register();
    const [country, area, number] = [digits.slice(0, 2), digits.slice(2, 6), digits.slice(6)];
    for (const typed of [
      `+${digits}`,
      ` +${country} ${area} ${number} `,
      `+${country} (${area}) ${number.slice(0, 3)}–${number.slice(3)}`,
    ])
      expect((await logIn(typed)).user.login, typed).toBe(login);
    for (const typed of [digits, `0${area} ${number}`])
      await expect(logIn(typed), typed).rejects.toEqual(incorrect);
  });

  test('with the e-mail in any case, once it is confirmed', async () => {
    const { login, email, confirmEmail } = await register();
    await expect(logIn(email)).rejects.toEqual(incorrect);
    await confirmEmail();
    expect((await logIn(` ${email.toUpperCase()}`)).user.login).toBe(login);
  });

  test('with a phone only once it is confirmed', async () => {
    await sandbox.register({ phone: '+447700920000' });
    await expect(logIn('+447700920000')).rejects.toEqual(incorrect);
  });
});

test('all names of an account share its attempts, and an unknown phone has as many in all its notations', async () => {
  const { login, email, digits, confirmEmail } = await register();
  await confirmEmail();
  const { calls } = firstSettings.limits.login;
  for (const names of [
    [login, email, `+${digits}`],
    ['+447700930000', '+44 7700 930000', ' +44 (7700) 930-000'],
  ]) {
    const nameAt = (attempt: number) => names[attempt % names.length]!;
    for (let attempt = 0; attempt < calls; attempt += 1)
      await expect(logIn(nameAt(attempt), 'not this one')).rejects.toEqual(incorrect);
    for (const name of names)
      await expect(logIn(name), name).rejects.toEqual(problem('too_many_calls', { status: 429 }));
  }
});

describe('a forgotten login', () => {
  const remind = (email: string) => unwrap(sandbox.guest.POST('/auth/remind-login', { body: { email } }));

  const lettersTo = async (
    login: string,
  ): Promise<{ purpose: string; recipient: string; text: string }[]> => {
    const { items } = JSON.parse(await (await sandbox.control(`/outbox?login=${login}`)).text());
    return items.filter((letter: { purpose: string }) => letter.purpose === 'login');
  };

  test('is sent to the e-mail of the account, in the language of the account', async () => {
    const { login, email, api } = await register();
    await unwrap(api.POST('/user/profile', { body: { language: 'ru' } }));
    await remind(email.toUpperCase());
    expect(await lettersTo(login)).toEqual([
      expect.objectContaining({ recipient: email, text: expect.stringContaining(`Ваш логин — ${login}.`) }),
    ]);
  });

  test('is handled and limited in the same way when nobody has the e-mail', async () => {
    const { email } = await register();
    for (const asked of [email, 'nobody-has-this@example.com']) {
      for (let sent = 0; sent < firstSettings.passwordReset.codes.calls; sent += 1)
        expect(await remind(asked)).toBeUndefined();
      await expect(remind(asked.toUpperCase())).rejects.toEqual(
        problem('too_many_calls', { status: 429, retryAfter: 3600 }),
      );
    }
  });
});
