import { unwrap } from '@meridian/api-client';
import { describe, expect, test } from 'vitest';
import { intent } from '../../test/actions.ts';
import { goodPassword, type TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { makeSeededPlace } from '../../test/seededDatabase.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { hashPassword, isPassword } from './passwords.ts';
import * as act from '../../test/actions.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';
import { resetTokenOf } from '../../test/resetPassword.ts';

const newPassword = 'nine loud magpies 73';

const sandbox = sharedSandbox();

const logIn = (login: string, password: string) =>
  unwrapSession(sandbox.guest.POST('/auth/login', { body: { login, password } }));

const change = (
  { api }: TestUser,
  currentPassword: string,
  password = newPassword,
  passwordConfirmation = password,
) => unwrap(api.PATCH('/user/password', { body: { currentPassword, password, passwordConfirmation } }));

const balance = ({ api }: Pick<TestUser, 'api'>) => unwrap(api.GET('/user/balance'));

const wrong = (field: 'currentPassword' | 'password') =>
  problem('validation_failed', { status: 422, fields: { [field]: 'wrong_password' } });

describe('a change of password', () => {
  test('keeps the current session and ends all others', async () => {
    const investor = await sandbox.register();
    const elsewhere = await logIn(investor.login, goodPassword);
    await change(investor, goodPassword);
    expect((await balance(investor)).currency).toBe('USDT');
    await expect(balance({ api: sandbox.apiOf(elsewhere.refreshToken) })).rejects.toEqual(
      problem('unauthorized', { status: 401 }),
    );
    await expect(logIn(investor.login, goodPassword)).rejects.toEqual(problem('incorrect_login_or_password'));
    expect((await logIn(investor.login, newPassword)).user.login).toBe(investor.login);
    const [notice] = (await unwrap(investor.api.GET('/notification'))).items;
    expect(notice).toMatchObject({ topic: 'security', title: 'Your password was changed' });
  });

  test('leaves no session of a sign-in with the old password at the same moment', async () => {
    const investor = await sandbox.register();
    const [changed, ...entered] = await Promise.allSettled([
      change(investor, goodPassword),
      ...Array.from({ length: 8 }, () => logIn(investor.login, goodPassword)),
    ]);
    expect(changed.status).toBe('fulfilled');
    for (const session of entered) {
      if (session.status === 'rejected') continue;
      await expect(balance({ api: sandbox.apiOf(session.value.refreshToken) })).rejects.toEqual(
        problem('unauthorized'),
      );
    }
  });

  test.each([
    ['the current one is wrong', ['not this one', newPassword], { currentPassword: 'wrong_password' }],
    ['the new one is short', [goodPassword, 'short'], { password: 'password_too_simple' }],
    [
      'the repetition differs',
      [goodPassword, newPassword, 'nine loud magpies 74'],
      { passwordConfirmation: 'passwords_do_not_match' },
    ],
  ] as const)('is refused when %s, and the session stays', async (_what, [current, ...next], fields) => {
    const investor = await sandbox.register();
    await expect(change(investor, current, ...next)).rejects.toEqual(
      problem('validation_failed', { status: 422, fields }),
    );
    expect((await logIn(investor.login, goodPassword)).user.login).toBe(investor.login);
    expect((await balance(investor)).currency).toBe('USDT');
  });

  test('is refused when the new password contains the login', async () => {
    const investor = await sandbox.register({ login: 'magpie' });
    await expect(change(investor, goodPassword, 'magpie 73')).rejects.toEqual(
      problem('validation_failed', { fields: { password: 'password_too_simple' } }),
    );
  });

  test('allows ten wrong guesses per investor, over both calls', async () => {
    const investor = await sandbox.register();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(change(investor, 'guess')).rejects.toEqual(wrong('currentPassword'));
      await expect(
        unwrap(investor.api.POST('/user/confirmation', { body: { password: 'guess' } })),
      ).rejects.toEqual(wrong('password'));
    }
    const tooMany = problem('too_many_calls', { status: 429, retryAfter: 300 });
    await expect(change(investor, goodPassword)).rejects.toEqual(tooMany);
    await sandbox.control('/clock/advance', { seconds: 301 });
    await change(investor, goodPassword);
  });
});

describe('an e-mail', () => {
  const confirm = ({ api }: TestUser, code: string) =>
    unwrap(api.POST('/auth/email/confirm', { body: { code } }));

  test('is confirmed once with the code sent to it, and can then receive codes', async () => {
    const investor = await sandbox.confirmed();
    const sent = await unwrap(investor.api.POST('/auth/email/resend'));
    expect(sent).toMatchObject({ method: 'email', length: 6, attemptsLeft: 5 });
    expect(sent.sentTo).toMatch(/^m•••@example\.com$/);
    const user = await confirm(investor, await sandbox.lastCode(investor.login));
    expect(user).toMatchObject({ login: investor.login, emailConfirmed: true, notifications: 2 });
    const conflict = problem('conflict', { status: 409 });
    await expect(confirm(investor, '000000')).rejects.toEqual(conflict);
    await expect(unwrap(investor.api.POST('/auth/email/resend'))).rejects.toEqual(conflict);
    expect(
      await unwrap(investor.api.PATCH('/user/settings/security', { body: { codeMethod: 'email' } })),
    ).toEqual({ codeMethod: 'email', availableMethods: ['phone', 'email'], totp: null });
  });

  test('is not confirmed by the code for the phone', async () => {
    const investor = await sandbox.register();
    const code = await sandbox.lastCode(investor.login);
    await expect(confirm(investor, code)).rejects.toEqual(
      problem('code_invalid_or_expired', { status: 422 }),
    );
  });

  test('can be sent a new code after a minute, not before', async () => {
    const investor = await sandbox.register();
    await unwrap(investor.api.POST('/auth/email/resend'));
    await expect(unwrap(investor.api.POST('/auth/email/resend'))).rejects.toEqual(
      problem('too_many_calls', { status: 429, retryAfter: 60 }),
    );
    await sandbox.control('/clock/advance', { seconds: 60 });
    expect((await unwrap(investor.api.POST('/auth/email/resend'))).attemptsLeft).toBe(5);
  });

  test('needs a new confirmation after it changes', async () => {
    const investor = await sandbox.confirmed();
    await unwrap(investor.api.POST('/auth/email/resend'));
    await confirm(investor, await sandbox.lastCode(investor.login));
    await sandbox.control('/clock/advance', { seconds: 61 });
    const changed = await unwrap(
      investor.api.POST('/user/profile', {
        body: { email: `new-${investor.login}@example.com` },
      }),
    );
    expect(changed.emailConfirmed).toBe(false);
    expect((await confirm(investor, await sandbox.lastCode(investor.login))).emailConfirmed).toBe(true);
  });
});

describe('a code sent to an old contact', () => {
  const elsewhere = (investor: TestUser, contact: 'email' | 'phone') =>
    unwrap(
      investor.api.POST('/user/profile', {
        body:
          contact === 'email' ? { email: `new-${investor.login}@example.com` } : { phone: '+35797000001' },
      }),
    );

  test('cannot reset the password after the e-mail changes', async () => {
    const asked = { login: 'moved', email: 'moved@example.com' };
    const investor = await sandbox.register(asked);
    await sandbox.control('/clock/advance', { seconds: 61 });
    const refreshToken = await resetTokenOf(sandbox, asked);
    await elsewhere(investor, 'email');
    const body = { password: newPassword, passwordConfirmation: newPassword };
    await expect(
      unwrapSession(sandbox.apiOf(refreshToken).POST('/auth/set-password', { body })),
    ).rejects.toEqual(problem('unauthorized', { status: 401 }));
    expect((await logIn(investor.login, goodPassword)).user.login).toBe(investor.login);
  });

  test('cannot confirm a withdrawal after the phone changes', async () => {
    const investor = await sandbox.funded('100');
    const { api, login } = investor;
    await act.addWallet(api);
    const { id } = await act.requestWithdrawal(api, '50');
    const code = await sandbox.lastCode(login);
    await sandbox.control('/clock/advance', { seconds: 61 });
    await elsewhere(investor, 'phone');
    await unwrap(api.POST('/auth/phone/confirm', { body: { code: await sandbox.lastCode(login) } }));
    // Confirming a phone starts a new session.
    const { refreshToken } = await logIn(login, goodPassword);
    await expect(
      unwrap(
        sandbox
          .apiOf(refreshToken)
          .POST('/funds/payments/validate', { params: { header: intent() }, body: { requestId: id, code } }),
      ),
    ).rejects.toEqual(problem('code_invalid_or_expired', { status: 422 }));
  });
});

describe('codes by e-mail', () => {
  const security = ({ api }: TestUser) => unwrap(api.GET('/user/settings/security'));
  const choose = ({ api }: TestUser) =>
    unwrap(api.PATCH('/user/settings/security', { body: { codeMethod: 'email' } }));

  test('cannot be chosen before the e-mail is confirmed', async () => {
    for (const investor of [await sandbox.register(), await sandbox.confirmed()]) {
      await expect(choose(investor)).rejects.toEqual(
        problem('validation_failed', { fields: { codeMethod: 'unknown_value' } }),
      );
    }
  });

  test('go to the phone after the e-mail changes, until the new one is confirmed', async () => {
    const investor = await sandbox.funded('100');
    const { api, login } = investor;
    const confirmEmail = async () =>
      unwrap(api.POST('/auth/email/confirm', { body: { code: await sandbox.lastCode(login) } }));
    await unwrap(api.POST('/auth/email/resend'));
    await confirmEmail();
    await choose(investor);
    await sandbox.control('/clock/advance', { seconds: 61 });
    await unwrap(
      api.POST('/user/profile', {
        body: { email: `other-${login}@example.com` },
      }),
    );
    const emailCode = await sandbox.lastCode(login);
    expect(await security(investor)).toEqual({
      codeMethod: 'phone',
      availableMethods: ['phone'],
      totp: null,
    });
    await act.addWallet(api);
    const { code } = await act.requestWithdrawal(api, '50');
    expect(code.method).toBe('phone');
    await unwrap(api.POST('/auth/email/confirm', { body: { code: emailCode } }));
    expect((await security(investor)).codeMethod).toBe('email');
  });
});

describe('a stored password', () => {
  test('is an Argon2id hash with the cost that OWASP recommends and its own salt', async () => {
    const { place } = await makeSeededPlace();
    const database = await openDatabase(place);
    const hashes = [await hashPassword(goodPassword, database), await hashPassword(goodPassword, database)];
    await database.close();
    expect(new Set(hashes).size).toBe(2);
    for (const hash of hashes) {
      expect(hash).toMatch(/^argon2id\$19456\$2\$1\$[\w-]{22}\$[\w-]{43}$/);
      expect(await isPassword(goodPassword, hash)).toBe(true);
      expect(await isPassword(newPassword, hash)).toBe(false);
    }
  });

  test('includes its algorithm and parameters, so that older accounts keep working', async () => {
    // Third test vector of RFC 7914.
    const before = 'scrypt$16384$8$1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgf046_2o-7qQT44-qbVD9lRdofI';
    expect(await isPassword('pleaseletmein', before)).toBe(true);
    expect(await isPassword('pleaseletmeout', before)).toBe(false);
  });
});
