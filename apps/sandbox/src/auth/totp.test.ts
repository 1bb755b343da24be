import { type ApiClient, unwrap } from '@meridian/api-client';
import { sql } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { appWith, type Authenticator, codeOf, switchTotpOn } from '../../test/authenticator.ts';
import { goodPassword, type TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import * as act from '../../test/actions.ts';
import { askForReset } from '../../test/resetPassword.ts';

const sandbox = sharedSandbox();

const wrongCode = problem('codes_do_not_match', { status: 422 });
const started = problem('waiting_time_expired', { status: 422 });
const tooMany = problem('too_many_calls', { status: 429, retryAfter: 900 });

const pass = (seconds: number) => sandbox.control('/clock/advance', { seconds });

async function protectedUser(): Promise<TestUser & { readonly app: Authenticator }> {
  const user = await sandbox.funded('100');
  return { ...user, app: await switchTotpOn(sandbox, user.api) };
}

/** The first factor: returns the challenge. */
async function challengeOf(login: string, password = goodPassword): Promise<string> {
  const response = await unwrap(sandbox.guest.POST('/auth/login', { body: { login, password } }));
  if (!('challenge' in response)) throw new Error('The password alone was enough.');
  return response.challenge;
}

const finish = (challenge: string, code: string) =>
  unwrap(sandbox.guest.POST('/auth/second-factor', { body: { challenge, code } }));

const signIn = async (login: string, code: string) => finish(await challengeOf(login), code);

const settingsOf = (api: ApiClient) => unwrap(api.GET('/user/settings/security'));
const confirm = (api: ApiClient, code: string) => unwrap(api.POST('/user/totp/confirm', { body: { code } }));
const remove = (api: ApiClient, code: string) => unwrap(api.POST('/user/totp/remove', { body: { code } }));
const renew = (api: ApiClient, code: string) =>
  unwrap(api.POST('/user/totp/recovery-codes', { body: { code } }));

const kindsOf = async (api: ApiClient) =>
  (await unwrap(api.GET('/user/security-events'))).items.map(({ kind }) => kind);

describe('an authenticator app', () => {
  test('is on only after its first code', async () => {
    const { api, login } = await sandbox.confirmed();
    const { secret: replaced } = await unwrap(api.POST('/user/totp'));
    const { secret, uri } = await unwrap(api.POST('/user/totp'));
    expect(uri).toBe(
      `otpauth://totp/Meridian:${login}?issuer=Meridian&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    await expect(confirm(api, await codeOf(sandbox, replaced))).rejects.toEqual(wrongCode);
    expect((await settingsOf(api)).totp).toBeNull();
    const { items } = await confirm(api, await codeOf(sandbox, secret));
    expect(new Set(items).size).toBe(10);
    expect(await settingsOf(api)).toMatchObject({
      codeMethod: 'totp',
      availableMethods: ['totp'],
      totp: { recoveryCodesLeft: 10 },
    });
    const again = problem('update_error', { status: 409 });
    await expect(unwrap(api.POST('/user/totp'))).rejects.toEqual(again);
    await expect(confirm(api, await codeOf(sandbox, secret, 1))).rejects.toEqual(again);
    expect((await kindsOf(api)).slice(0, 2)).toEqual(['totp_added', 'code_wrong']);
  });

  test('is set up only in a session that was confirmed in the last five minutes', async () => {
    const { api } = await sandbox.confirmed();
    await pass(301);
    await expect(unwrap(api.POST('/user/totp'))).rejects.toEqual(
      problem('confirmation_required', { status: 403 }),
    );
  });

  test('is switched off with a code only; then the password is enough and codes are sent again', async () => {
    const { api, login, app } = await protectedUser();
    await expect(remove(api, '000000')).rejects.toEqual(wrongCode);
    expect((await settingsOf(api)).totp).not.toBeNull();
    await remove(api, await app.code());
    expect(await settingsOf(api)).toEqual({ codeMethod: 'phone', availableMethods: ['phone'], totp: null });
    const body = { login, password: goodPassword };
    expect(await unwrap(sandbox.guest.POST('/auth/login', { body }))).toHaveProperty('refreshToken');
    await expect(remove(api, await app.code(1))).rejects.toEqual(problem('update_error', { status: 409 }));
    expect((await kindsOf(api)).slice(0, 3)).toEqual(['signed_in', 'totp_removed', 'code_wrong']);
  });
});

describe('a sign-in', () => {
  test('needs a code after the password, and the challenge is no session', async () => {
    const { login, app } = await protectedUser();
    const challenge = await challengeOf(login);
    await expect(unwrap(sandbox.apiOf(challenge).GET('/user/balance'))).rejects.toEqual(
      problem('unauthorized', { status: 401 }),
    );
    await expect(finish(challenge, '000000')).rejects.toEqual(wrongCode);
    const { refreshToken, user } = await finish(challenge, await app.code());
    expect(user.login).toBe(login);
    expect((await kindsOf(sandbox.apiOf(refreshToken))).slice(0, 2)).toEqual(['signed_in', 'code_wrong']);
    await expect(finish(challenge, await app.code(1))).rejects.toEqual(started);
  });

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('with the code of step %i is accepted: %s', async (steps, isAccepted) => {
    const { login, app } = await protectedUser();
    await pass(60);
    const [response] = await Promise.allSettled([signIn(login, await app.code(steps))]);
    expect(response).toEqual(
      isAccepted
        ? expect.objectContaining({ status: 'fulfilled' })
        : { status: 'rejected', reason: wrongCode },
    );
  });

  test('accepts a code once, also when it is sent eight times at once, and no earlier one after it', async () => {
    const { login, app } = await protectedUser();
    const code = await app.code();
    const challenges: string[] = [];
    for (let count = 0; count < 5; count += 1) challenges.push(await challengeOf(login));
    const responses = await Promise.allSettled(
      [...challenges, ...challenges.slice(0, 3)].map((challenge) => finish(challenge, code)),
    );
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await pass(900);
    await signIn(login, await app.code(1));
    await expect(signIn(login, await app.code())).rejects.toEqual(wrongCode);
  });

  test('by Telegram needs a code too', async () => {
    await sandbox.control('/telegram', { available: true });
    const { login, app } = await protectedUser();
    await sandbox.database.write((tx) =>
      tx.execute(sql`update investor set telegram_id = 711 where login = ${login}`),
    );
    const body = JSON.parse(await (await sandbox.control('/telegram/sign', { id: 711 })).text());
    const response = await unwrap(sandbox.guest.POST('/auth/telegram', { body }));
    if (!('challenge' in response)) throw new Error('Telegram alone was enough.');
    expect((await finish(response.challenge, await app.code())).user.login).toBe(login);
  });

  test('after a password reset needs a code too', async () => {
    const { login, app } = await protectedUser();
    const email = `${login}-reset@example.com`;
    await sandbox.database.write((tx) =>
      tx.execute(sql`update investor set email = ${email} where login = ${login}`),
    );
    const reset = await askForReset(sandbox, { login, email });
    const { refreshToken } = await unwrap(
      sandbox.guest.POST('/auth/reset-password/validate', { body: reset }),
    );
    const password = 'nine loud magpies 73';
    const response = await unwrap(
      sandbox
        .apiOf(refreshToken)
        .POST('/auth/set-password', { body: { password, passwordConfirmation: password } }),
    );
    if (!('challenge' in response)) throw new Error('The reset was enough.');
    await expect(finish(response.challenge, reset.code)).rejects.toEqual(wrongCode);
    expect((await finish(response.challenge, await app.code())).user.login).toBe(login);
  });

  test('ends ten minutes after the password, or when the password changes', async () => {
    const { api, login, app } = await protectedUser();
    const late = await challengeOf(login);
    await pass(600);
    await expect(finish(late, await app.code())).rejects.toEqual(started);
    const early = await challengeOf(login);
    await unwrap(api.POST('/user/confirmation', { body: { code: await app.code() } }));
    const password = 'nine loud magpies 73';
    await unwrap(
      api.PATCH('/user/password', {
        body: { currentPassword: goodPassword, password, passwordConfirmation: password },
      }),
    );
    await expect(finish(early, await app.code())).rejects.toEqual(started);
  });
});

describe('wrong codes', () => {
  test('are limited for the account: another challenge and a right code do not help', async () => {
    const { login, app } = await protectedUser();
    const guesses = await Promise.allSettled(Array.from({ length: 20 }, async () => signIn(login, '000000')));
    const codes = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.code : 'signed in'));
    expect(codes.filter((code) => code === 'codes_do_not_match')).toHaveLength(5);
    await expect(signIn(login, await app.code())).rejects.toEqual(tooMany);
    await pass(900);
    await signIn(login, await app.code());
  });

  test('have to wait longer and longer, and the owner gets one letter after ten', async () => {
    const people = { en: await protectedUser(), ru: await protectedUser() };
    await unwrap(people.ru.api.POST('/user/profile', { body: { language: 'ru' } }));
    const sentences = {
      en: /10 wrong codes from the authenticator app/,
      ru: /неверные коды из приложения-аутентификатора: 10\./,
    };
    for (const language of ['en', 'ru'] as const) {
      const { login, app } = people[language];
      const letters = async () => {
        const response = await sandbox.control(`/outbox?login=${login}`);
        const { items }: { items: { method: string; text: string }[] } = JSON.parse(await response.text());
        return items.filter(({ text }) => sentences[language].test(text)).map(({ method }) => method);
      };
      for (let attempt = 1; attempt <= 4; attempt += 1)
        await expect(signIn(login, '000000')).rejects.toEqual(wrongCode);
      const delays = [15, 30, 60, 120, 240, 480, 960, 1440, 1440];
      for (const [count, minutes] of delays.entries()) {
        await expect(signIn(login, '000000')).rejects.toEqual(wrongCode);
        expect((await letters()).toSorted()).toEqual(count < 5 ? [] : ['email', 'phone']);
        const challenge = await challengeOf(login);
        await expect(finish(challenge, await app.code())).rejects.toEqual(
          problem('too_many_calls', { status: 429, retryAfter: minutes * 60 }),
        );
        await pass(minutes * 60 - 1);
        await expect(signIn(login, await app.code())).rejects.toEqual(problem('too_many_calls'));
        await pass(1);
      }
      // A right one begins the count again.
      await signIn(login, await app.code());
      for (let attempt = 1; attempt <= 5; attempt += 1)
        await expect(signIn(login, '000000')).rejects.toEqual(wrongCode);
      await expect(signIn(login, await app.code(1))).rejects.toEqual(tooMany);
    }
  });

  test('of a stranger in a session do not stop the withdrawals of a device that signed in before', async () => {
    const { api, login, app } = await protectedUser();
    const known = await fetch(`${sandbox.url}/api/auth/second-factor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ challenge: await challengeOf(login), code: await app.code() }),
    });
    const cookie = known.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { refreshToken }: { refreshToken: string } = JSON.parse(await known.text());
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await expect(remove(api, '000000')).rejects.toEqual(wrongCode);
    const code = await app.code(1);
    await expect(renew(api, code)).rejects.toEqual(tooMany);
    const response = await fetch(`${sandbox.url}/api/user/totp/recovery-codes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${refreshToken}`, cookie },
      body: JSON.stringify({ code }),
    });
    expect(response.status).toBe(200);
  });

  test('are limited in a session, whatever the code is for', async () => {
    const { api, app } = await protectedUser();
    await act.addWallet(api);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await expect(remove(api, '000000')).rejects.toEqual(wrongCode);
    }
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const { id } = await act.requestWithdrawal(api, '50');
      await expect(act.confirmWithdrawal(api, id, '000000')).rejects.toEqual(wrongCode);
    }
    await expect(renew(api, await app.code())).rejects.toEqual(tooMany);
  });

  test('of a stranger do not lock out a device that signed in before', async () => {
    const { login, app } = await protectedUser();
    const known = await fetch(`${sandbox.url}/api/auth/second-factor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ challenge: await challengeOf(login), code: await app.code() }),
    });
    const cookie = known.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (let attempt = 1; attempt <= 6; attempt += 1) await signIn(login, '000000').catch(() => undefined);
    const challenge = await challengeOf(login);
    const code = await app.code(1);
    await expect(finish(challenge, code)).rejects.toEqual(problem('too_many_calls'));
    const response = await fetch(`${sandbox.url}/api/auth/second-factor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ challenge, code }),
    });
    expect(response.status).toBe(200);
  });
});

describe('a withdrawal', () => {
  test('is confirmed by a code of the app, and nothing is sent', async () => {
    const { api, login, app } = await protectedUser();
    await act.addWallet(api);
    const sent = await sandbox.lastCode(login).catch(() => undefined);
    const { id, code } = await act.requestWithdrawal(api, '50');
    expect(code).toMatchObject({ method: 'totp', sentTo: '', length: 6, attemptsLeft: 5 });
    expect(await sandbox.lastCode(login).catch(() => undefined)).toBe(sent);
    await expect(act.confirmWithdrawal(api, id, '000000')).rejects.toEqual(wrongCode);
    expect((await act.confirmWithdrawal(api, id, await app.code())).status).toBe('pending');
    const next = await act.requestWithdrawal(api, '20');
    await expect(act.confirmWithdrawal(api, next.id, await app.code())).rejects.toEqual(wrongCode);
  });

  test('is not confirmed by a code that was sent before the app was switched on', async () => {
    const { api, login } = await sandbox.funded('100');
    await act.addWallet(api);
    const { id } = await act.requestWithdrawal(api, '50');
    const code = await sandbox.lastCode(login);
    await switchTotpOn(sandbox, api);
    await expect(act.confirmWithdrawal(api, id, code)).rejects.toEqual(problem('code_invalid_or_expired'));
  });
});

describe('a recovery code', () => {
  test('signs in once, in any spelling, and is counted', async () => {
    const { login, app } = await protectedUser();
    const [first = '', second = ''] = app.recoveryCodes;
    const { refreshToken } = await signIn(
      login,
      ` ${first.toUpperCase().replace('-', ' ').replaceAll('0', 'O')}`,
    );
    const api = sandbox.apiOf(refreshToken);
    expect((await settingsOf(api)).totp?.recoveryCodesLeft).toBe(9);
    await expect(signIn(login, first)).rejects.toEqual(wrongCode);
    const challenges = [await challengeOf(login), await challengeOf(login)];
    const twice = await Promise.allSettled(challenges.map((challenge) => finish(challenge, second)));
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await kindsOf(api)).toContain('recovery_code_used');
  });

  test('of another investor is refused', async () => {
    const [owner, stranger] = [await protectedUser(), await protectedUser()];
    const [code = ''] = owner.app.recoveryCodes;
    await expect(signIn(stranger.login, code)).rejects.toEqual(wrongCode);
    await signIn(owner.login, code);
  });

  test('switches the app off', async () => {
    const { api, app } = await protectedUser();
    await remove(api, app.recoveryCodes[9]!);
    expect((await settingsOf(api)).totp).toBeNull();
  });

  test('no longer works when there are new ones', async () => {
    const { api, login, app } = await protectedUser();
    await expect(renew(api, '000000')).rejects.toEqual(wrongCode);
    const { items } = await renew(api, await app.code());
    await expect(signIn(login, app.recoveryCodes[0]!)).rejects.toEqual(wrongCode);
    await signIn(login, items[0]!);
    expect(await kindsOf(api)).toContain('recovery_codes_replaced');
  });
});

describe('a copy of the database', () => {
  let dump: string;
  let user: Awaited<ReturnType<typeof protectedUser>>;
  beforeAll(async () => {
    user = await protectedUser();
    const rows = await sandbox.database.read((tx) =>
      tx.execute(
        sql`select to_jsonb(totp) from totp union all select to_jsonb(recovery_code) from recovery_code`,
      ),
    );
    dump = JSON.stringify(rows);
  });

  test('has no secret of an app', () => {
    const { bytes } = Secret.fromBase32(user.app.secret);
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      expect(dump).not.toContain(Buffer.from(bytes).toString(encoding));
    }
    expect(dump).not.toContain(appWith(user.app.secret).secret.base32);
  });

  test('has no recovery code', () => {
    for (const code of user.app.recoveryCodes) {
      expect(dump).not.toContain(code);
      expect(dump).not.toContain(code.replace('-', ''));
    }
  });
});
