import { createHash, createHmac } from 'node:crypto';
import { type Schema, unwrap } from '@meridian/api-client';
import { beforeEach, describe, expect, test } from 'vitest';
import { serveDatabase } from '../startSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { openSeededDatabase } from '../../test/seededDatabase.ts';
import * as act from '../../test/actions.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';
import { resetTokenOf } from '../../test/resetPassword.ts';

type TelegramData = Schema<'TelegramData'>;

const sandbox = sharedSandbox();
beforeEach(async () => {
  await sandbox.control('/telegram', { available: true });
});

let people = 600_000_000;

/** Signs with the stand-in at the stopped clock, as a new user unless an id is given. */
async function signed(user: Partial<TelegramData> = {}): Promise<TelegramData> {
  people += 1;
  const response = await sandbox.control('/telegram/sign', {
    id: people,
    first_name: 'Анна Petrova',
    username: 'annapetrova',
    ...user,
  });
  expect(response.status).toBe(200);
  return JSON.parse(await response.text());
}

const logIn = (data: TelegramData) => unwrapSession(sandbox.guest.POST('/auth/telegram', { body: data }));

const register = (
  telegram: TelegramData,
  change: Partial<Schema<'TelegramRegistrationData'>> & { login?: string } = {},
) => {
  const { login = `tg${telegram.id}`, ...rest } = change;
  return unwrap(
    sandbox.guest.POST('/auth/telegram/{login}', {
      params: { path: { login } },
      body: {
        telegram,
        email: `${login}@example.com`,
        phone: `+4477${telegram.id}`,
        inviter: null,
        agreementAccepted: true,
        language: 'en',
        ...rest,
      },
    }),
  );
};

describe('a user who signs in with Telegram', () => {
  test('without an account registers with the same signature, then signs in with a new one', async () => {
    const first = await signed();
    await expect(logIn(first)).rejects.toEqual(problem('not_found', { status: 404 }));
    const { user, refreshToken } = await register(first, { inviter: 'anna' });
    expect(user).toMatchObject({ login: `tg${first.id}`, phoneConfirmed: false, inviter: 'anna' });
    expect(await sandbox.lastCode(user.login)).toMatch(/^\d{6}$/);
    const again = await logIn(await signed({ id: first.id }));
    expect(again.user.id).toBe(user.id);
    expect(again.refreshToken).not.toBe(refreshToken);
  });

  test('can use a signature once, at any later moment', async () => {
    const first = await signed();
    await register(first);
    await expect(logIn(first)).rejects.toEqual(problem('verification_error', { status: 422 }));
    const next = await signed({ id: first.id });
    const responses = await Promise.allSettled([logIn(next), logIn(next), logIn(next)]);
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('has fifteen minutes, and cannot use a signature from the future', async () => {
    const late = await signed();
    await register(late);
    const next = await signed({ id: late.id });
    await sandbox.control('/clock/advance', { seconds: 900 });
    await expect(logIn(next)).rejects.toEqual(problem('verification_error'));
    expect((await logIn(await signed({ id: late.id }))).user.login).toBe(`tg${late.id}`);
  });

  test('cannot sign in with a password or change it until one is set', async () => {
    const { user, refreshToken } = await register(await signed());
    const { login, email } = user;
    await expect(
      unwrapSession(sandbox.guest.POST('/auth/login', { body: { login, password: 'null' } })),
    ).rejects.toEqual(problem('incorrect_login_or_password', { status: 401 }));
    const password = 'nine loud magpies 73';
    await expect(
      unwrap(
        sandbox.apiOf(refreshToken).PATCH('/user/password', {
          body: { currentPassword: 'null', password, passwordConfirmation: password },
        }),
      ),
    ).rejects.toEqual(problem('validation_failed', { fields: { currentPassword: 'wrong_password' } }));
    const right = await resetTokenOf(sandbox, { login, email });
    await unwrap(
      sandbox.apiOf(right).POST('/auth/set-password', { body: { password, passwordConfirmation: password } }),
    );
    const session = await unwrapSession(sandbox.guest.POST('/auth/login', { body: { login, password } }));
    expect(session.user.id).toBe(user.id);
  });

  test('can receive codes in Telegram, unlike other investors', async () => {
    const telegram = await signed();
    const { user, refreshToken } = await register(telegram);
    const code = await sandbox.lastCode(user.login);
    const confirmed = await unwrap(
      sandbox.apiOf(refreshToken).POST('/auth/phone/confirm', { body: { code } }),
    );
    const api = sandbox.apiOf(confirmed.refreshToken);
    await unwrap(api.POST('/user/confirmation/code'));
    await unwrap(api.POST('/user/confirmation', { body: { code: await sandbox.lastCode(user.login) } }));
    expect(await unwrap(api.PATCH('/user/settings/security', { body: { codeMethod: 'telegram' } }))).toEqual({
      codeMethod: 'telegram',
      availableMethods: ['phone', 'telegram'],
      totp: null,
    });
    const refill = await act.refill(api, '100');
    await sandbox.control(`/refills/${refill.id}/settle`, {});
    await act.addWallet(api);
    const { code: delivery } = await act.requestWithdrawal(api, '50');
    expect(delivery).toMatchObject({ method: 'telegram', sentTo: `•••• ${`${telegram.id}`.slice(-3)}` });
    const { items } = JSON.parse(await (await sandbox.control(`/outbox?login=${user.login}`)).text());
    expect(items[0]).toMatchObject({
      method: 'telegram',
      recipient: `${telegram.id}`,
      purpose: 'withdrawal',
    });

    const other = await sandbox.confirmed();
    await expect(
      unwrap(other.api.PATCH('/user/settings/security', { body: { codeMethod: 'telegram' } })),
    ).rejects.toEqual(problem('validation_failed', { fields: { codeMethod: 'unknown_value' } }));
  });

  test('registers under the usual rules, and each Telegram user has one account', async () => {
    const telegram = await signed();
    await expect(register(telegram, { agreementAccepted: false, inviter: 'nobodyknows' })).rejects.toEqual(
      problem('validation_failed', {
        fields: { agreementAccepted: 'must_be_accepted', inviter: 'inviter_unknown' },
      }),
    );
    await expect(register(telegram, { login: 'Demo' })).rejects.toEqual(
      problem('login_already_registered', { status: 409 }),
    );
    await register(telegram);
    const again = await signed({ id: telegram.id });
    await expect(register(again, { login: 'secondaccount', phone: '+35799123456' })).rejects.toEqual(
      problem('registration_error', { status: 422 }),
    );
  });
});

describe('a signature', () => {
  const tampered: [string, (data: TelegramData) => TelegramData][] = [
    ['of another person', (data) => ({ ...data, id: data.id + 1 })],
    ['with another name', (data) => ({ ...data, first_name: 'Boris' })],
    ['with a field more', (data) => ({ ...data, last_name: 'Petrova' })],
    ['with a field less', ({ username: _username, ...data }) => data],
    ['of another time', (data) => ({ ...data, auth_date: data.auth_date + 1 })],
    [
      'that was changed',
      (data) => ({ ...data, hash: data.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }),
    ],
  ];

  test.each(tampered)('%s is rejected', async (_what, change) => {
    const telegram = await signed();
    await register(telegram);
    await expect(logIn(change(await signed({ id: telegram.id })))).rejects.toEqual(
      problem('verification_error', { status: 422 }),
    );
  });

  test('over a name with a line break does not match another user', async () => {
    const victim = await signed();
    await register(victim);
    const crafted = await signed({ first_name: `A\nid=${victim.id}\nlast_name=B` });
    await expect(
      logIn({ ...crafted, id: victim.id, first_name: 'A', last_name: `B\nid=${crafted.id}` }),
    ).rejects.toEqual(problem('verification_error'));
  });
});

describe('a configured bot', () => {
  const token = '7342037359:AAHI-not-a-real-token-7f3Qz';

  /** Independent implementation of Telegram’s description, so that it shares no bug with the server. */
  const hashFor = (bot: string, authDate: number) => {
    const text = `auth_date=${authDate}\nfirst_name=Анна\nid=512345678\nusername=annapetrova`;
    const secret = createHash('sha256').update(bot).digest();
    return createHmac('sha256', secret).update(text).digest('hex');
  };

  const post = (url: string, path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('accepts only recent signatures for its own token', async () => {
    const served = await serveDatabase(await openSeededDatabase(), {
      telegramBotToken: token,
      clock: { standsAt: new Date('2026-10-05T12:00:00Z') },
      checkResponses: true,
    });
    try {
      const now = Date.parse('2026-10-05T12:00:00Z') / 1000;
      const response = async (signedAt: number, bot = token) => {
        const user = { id: 512_345_678, first_name: 'Анна', username: 'annapetrova' };
        const body = { ...user, auth_date: signedAt, hash: hashFor(bot, signedAt) };
        return (await post(served.url, '/api/auth/telegram', body)).status;
      };
      expect(await response(now)).toBe(403);
      await post(served.url, '/sandbox/telegram', { available: true, bot: 'our_own_bot' });
      const available = await fetch(`${served.url}/api/settings/telegramAuthAvailable`);
      expect(await available.json()).toEqual({
        available: true,
        bot: 'our_own_bot',
        signInUrl: 'https://oauth.telegram.org/auth?bot_id=7342037359',
      });
      // Accepted; there is no account yet.
      expect(await response(now)).toBe(404);
      expect(await response(now - 899)).toBe(404);
      expect(await response(now - 900)).toBe(422);
      expect(await response(now + 60)).toBe(404);
      expect(await response(now + 61)).toBe(422);
      expect(await response(now, '7342037359:another-bot')).toBe(422);
    } finally {
      await served.close();
    }
  });

  test('disables the stand-in, so that nobody signs with its token', async () => {
    const served = await serveDatabase(await openSeededDatabase(), { telegramBotToken: token });
    try {
      await post(served.url, '/sandbox/telegram', { available: true, bot: 'our_own_bot' });
      const responses = await Promise.all([
        post(served.url, '/sandbox/telegram/sign', { id: 1 }),
        fetch(`${served.url}/sandbox/telegram`),
        fetch(`${served.url}/sandbox/telegram/page.js`),
      ]);
      for (const response of responses) {
        expect(response.headers.get('content-type')).toBe('application/problem+json');
        expect(await response.json()).toMatchObject({ status: 404, code: 'not_found' });
      }
    } finally {
      await served.close();
    }
  });

  test('is required when other machines can reach the control plane: the stand-in is off', async () => {
    const served = await serveDatabase(await openSeededDatabase(), { controls: 'anywhere' });
    try {
      await post(served.url, '/sandbox/telegram', { available: true });
      const available = await fetch(`${served.url}/api/settings/telegramAuthAvailable`);
      expect(await available.json()).toEqual({ available: false, bot: null, signInUrl: null });
      const sign = await post(served.url, '/sandbox/telegram/sign', { id: 1 });
      expect([sign.status, await sign.json()]).toMatchObject([403, { code: 'telegram_sign_in_unavailable' }]);
    } finally {
      await served.close();
    }
  });
});

describe('the switch', () => {
  test('turns Telegram sign-in off for everybody', async () => {
    const telegram = await signed();
    await sandbox.control('/telegram', { available: false });
    const closed = problem('telegram_sign_in_unavailable', { status: 403 });
    await expect(logIn(telegram)).rejects.toEqual(closed);
    await expect(register(telegram)).rejects.toEqual(closed);
    expect(await unwrap(sandbox.guest.GET('/settings/telegramAuthAvailable'))).toEqual({
      available: false,
      bot: null,
      signInUrl: null,
    });
    expect(JSON.parse(await (await sandbox.control('/state')).text()).telegram).toEqual({
      available: false,
      bot: 'stand-in',
    });
  });
});
