import { type ApiClient, type Schema, unwrap } from '@meridian/api-client';
import { describe, expect, test } from 'vitest';
import { wallet } from '../../test/actions.ts';
import * as act from '../../test/actions.ts';
import { codeOf, switchTotpOn } from '../../test/authenticator.ts';
import { goodPassword, type TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { createAuthenticator } from '../../test/softwareAuthenticator.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';

type Problem = Schema<'Problem'>;

const sandbox = sharedSandbox();

const stateOf = ({ api }: Pick<TestUser, 'api'>) => unwrap(api.GET('/user/confirmation'));

const confirm = ({ api }: Pick<TestUser, 'api'>, body: Schema<'IdentityConfirmation'>) =>
  unwrap(api.POST('/user/confirmation', { body }));

const requestCode = ({ api }: Pick<TestUser, 'api'>) => unwrap(api.POST('/user/confirmation/code'));

/** Later than a confirmation lasts. */
const wait = () => sandbox.control('/clock/advance', { seconds: 301 });

const signIn = async ({ login }: TestUser) => {
  const body = { login, password: goodPassword };
  return {
    api: sandbox.apiOf((await unwrapSession(sandbox.guest.POST('/auth/login', { body }))).refreshToken),
  };
};

/** A Telegram account, which has no password. */
async function registerThroughTelegram() {
  await sandbox.control('/telegram', { available: true });
  const id = 812_345_001;
  const telegram = JSON.parse(await (await sandbox.control('/telegram/sign', { id })).text());
  const { refreshToken } = await unwrap(
    sandbox.guest.POST('/auth/telegram/{login}', {
      params: { path: { login: 'nopassword' } },
      body: {
        telegram,
        email: 'nopassword@example.com',
        phone: `+4477${id}`,
        inviter: null,
        agreementAccepted: true,
        language: 'en',
      },
    }),
  );
  return { login: 'nopassword', api: sandbox.apiOf(refreshToken) };
}

describe('a session is confirmed', () => {
  test('by a sign-in with the password, for five minutes', async () => {
    const user = await signIn(await sandbox.confirmed());
    expect((await stateOf(user)).validUntil).not.toBeNull();
    await sandbox.control('/clock/advance', { seconds: 299 });
    expect((await stateOf(user)).validUntil).not.toBeNull();
    await sandbox.control('/clock/advance', { seconds: 1 });
    expect(await stateOf(user)).toMatchObject({ validUntil: null, methods: ['password', 'code'] });
  });

  test('by the password', async () => {
    const user = await sandbox.confirmed();
    await wait();
    const { validUntil } = await confirm(user, { password: goodPassword });
    expect(validUntil).not.toBeNull();
    expect((await stateOf(user)).validUntil).toBe(validUntil);
  });

  test('by a code, once', async () => {
    const user = await sandbox.confirmed();
    await wait();
    expect(await requestCode(user)).toMatchObject({ method: 'phone', length: 6, attemptsLeft: 5 });
    const code = await sandbox.lastCode(user.login);
    expect((await confirm(user, { code })).validUntil).not.toBeNull();
    await expect(confirm(user, { code })).rejects.toEqual(problem('code_invalid_or_expired'));
  });

  test('by a change of the password', async () => {
    const user = await sandbox.confirmed();
    await wait();
    const password = 'nine loud magpies 73';
    await unwrap(
      user.api.PATCH('/user/password', {
        body: { currentPassword: goodPassword, password, passwordConfirmation: password },
      }),
    );
    expect((await stateOf(user)).validUntil).not.toBeNull();
  });

  test('through Telegram without a password, only by a code', async () => {
    const user = await registerThroughTelegram();
    expect(await stateOf(user)).toMatchObject({ validUntil: null, methods: ['code'] });
    expect((await requestCode(user)).method).toBe('telegram');
    const code = await sandbox.lastCode(user.login);
    expect((await confirm(user, { code })).validUntil).not.toBeNull();
  });
});

describe('a session is not confirmed', () => {
  test('by the code of an unconfirmed phone', async () => {
    const user = await sandbox.register();
    expect((await stateOf(user)).methods).toEqual(['password']);
    await expect(requestCode(user)).rejects.toEqual(problem('phone_not_confirmed', { status: 403 }));
  });

  test('by confirming a phone', async () => {
    const user = await sandbox.register();
    await wait();
    const body = { code: await sandbox.lastCode(user.login) };
    const { refreshToken } = await unwrap(user.api.POST('/auth/phone/confirm', { body }));
    expect((await stateOf({ api: sandbox.apiOf(refreshToken) })).validUntil).toBeNull();
  });

  test.each([
    ['no proof', {}],
    ['two proofs', { password: goodPassword, code: '000000' }],
  ])('by %s', async (_what, body) => {
    const { api } = await sandbox.confirmed();
    await expect(unwrap(api.POST('/user/confirmation', { body }))).rejects.toEqual(
      problem('validation_failed', { status: 422 }),
    );
  });
});

let phones = 0;

/** A phone that nobody has. */
function nextPhone(): string {
  phones += 1;
  return `+447700999${String(phones).padStart(3, '0')}`;
}

/** Every change that needs a confirmation, as an attacker with a stolen session sends it. */
const sensitive: Readonly<Record<string, (api: ApiClient) => Promise<{ readonly error?: Problem }>>> = {
  'adding a wallet': (api) =>
    api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': wallet } } }),
  'removing a wallet': (api) =>
    api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': null } } }),
  'changing the e-mail': (api) =>
    api.POST('/user/profile', { body: { email: `thief${crypto.randomUUID()}@example.com` } }),
  'changing the phone': (api) => api.POST('/user/profile', { body: { phone: nextPhone() } }),
  'asking whether an e-mail is registered': (api) =>
    api.POST('/user/profile', { body: { email: 'demo@investor.example' } }),
  'choosing where codes go': (api) => api.PATCH('/user/settings/security', { body: { codeMethod: 'phone' } }),
  'choosing the word of letters': (api) => api.PATCH('/user/settings/letters', { body: { word: 'Thief' } }),
  'adding a passkey': (api) => api.POST('/user/passkeys/options'),
  'finishing a passkey': (api) =>
    api.POST('/user/passkeys', {
      body: {
        name: 'Thief',
        credential: {
          id: 'Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z',
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiazdKcTAifQ',
          attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVkBZw',
          transports: ['internal'],
        },
      },
    }),
  'removing a passkey': (api) =>
    api.DELETE('/user/passkeys/{id}', { params: { path: { id: '0198f7b0-11c2-7d5e-9a40-2f6b8c1d3e57' } } }),
  'switching an authenticator app on': (api) => api.POST('/user/totp'),
  'downloading all data': (api) => api.GET('/user/data', { parseAs: 'stream' }),
  'closing the account': (api) => api.POST('/user/closing'),
};

const newPassword = 'nine loud magpies 73';

/** Needs the password in its form; with the app on, a confirmed session too. */
const changeOfPassword = (api: ApiClient) =>
  api.PATCH('/user/password', {
    body: { currentPassword: goodPassword, password: newPassword, passwordConfirmation: newPassword },
  });

describe('the factors of a confirmation', () => {
  const refusalOf = async (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      ({ code }: { code: string }) => code,
    );

  /** Accounts, and what each proof gets: undefined where it confirms the session. */
  test.each<{
    account: string;
    app: boolean;
    passkey: boolean;
    methods: readonly Schema<'ConfirmationMethod'>[];
    password: string | undefined;
    sentCode: string | undefined;
  }>([
    {
      account: 'a password and a phone',
      app: false,
      passkey: false,
      methods: ['password', 'code'],
      password: undefined,
      sentCode: undefined,
    },
    {
      account: 'a passkey too',
      app: false,
      passkey: true,
      methods: ['password', 'code', 'passkey'],
      password: undefined,
      sentCode: undefined,
    },
    {
      account: 'an authenticator app',
      app: true,
      passkey: false,
      methods: ['code'],
      password: 'second_factor_required',
      sentCode: 'codes_do_not_match',
    },
    {
      account: 'an authenticator app and a passkey',
      app: true,
      passkey: true,
      methods: ['code', 'passkey'],
      password: 'second_factor_required',
      sentCode: 'codes_do_not_match',
    },
  ])('with $account are $methods', async ({ app, passkey, methods, password, sentCode }) => {
    const user = await sandbox.confirmed();
    const { api, login } = user;
    const key = createAuthenticator();
    if (passkey) {
      const credential = key.create(await unwrap(api.POST('/user/passkeys/options')));
      await unwrap(api.POST('/user/passkeys', { body: { name: 'Laptop', credential } }));
    }
    const authenticator = app ? await switchTotpOn(sandbox, api) : undefined;
    await wait();
    expect((await stateOf(user)).methods).toEqual(methods);

    // A wrong password gets the same refusal as the right one.
    const wrong = password ?? 'validation_failed';
    expect(await refusalOf(confirm(user, { password: 'a wrong guess 99' }))).toBe(wrong);
    expect(await refusalOf(confirm(user, { password: goodPassword }))).toBe(password);
    await wait();
    await requestCode(user);
    expect(await refusalOf(confirm(user, { code: await sandbox.lastCode(login) }))).toBe(sentCode);
    await wait();
    if (passkey) {
      const assertion = key.get(await unwrap(api.POST('/user/confirmation/passkey')));
      expect(await refusalOf(confirm(user, { passkey: assertion }))).toBeUndefined();
      await wait();
    }
    if (authenticator) {
      const [recoveryCode = ''] = authenticator.recoveryCodes;
      expect(await refusalOf(confirm(user, { code: recoveryCode }))).toBe('validation_failed');
      expect((await stateOf(user)).validUntil).toBeNull();
      expect(await refusalOf(confirm(user, { code: await authenticator.code() }))).toBeUndefined();
    }
  });

  test.each(Object.entries({ ...sensitive, 'changing the password': changeOfPassword }))(
    'with an app on, the password is not enough for %s',
    async (_what, change) => {
      const user = await sandbox.confirmed();
      const app = await switchTotpOn(sandbox, user.api);
      await wait();
      expect((await change(user.api)).error?.code).toBe('confirmation_required');
      await expect(confirm(user, { password: goodPassword })).rejects.toEqual(
        problem('second_factor_required', { status: 422 }),
      );
      expect((await change(user.api)).error?.code).toBe('confirmation_required');
      await confirm(user, { code: await app.code() });
      expect((await change(user.api)).error?.code).not.toBe('confirmation_required');
    },
  );

  test('that a password gave to other sessions end when an app is switched on', async () => {
    const owner = await sandbox.confirmed();
    const thief = await signIn(owner);
    expect((await stateOf(thief)).validUntil).not.toBeNull();
    const { secret } = await unwrap(owner.api.POST('/user/totp'));
    const code = await codeOf(sandbox, secret);
    await unwrap(owner.api.POST('/user/totp/confirm', { body: { code } }));
    expect((await stateOf(owner)).validUntil).not.toBeNull();
    await expect(unwrap(thief.api.POST('/user/passkeys/options'))).rejects.toEqual(
      problem('confirmation_required', { status: 403 }),
    );
  });

  test('are not replaced by a change of the password in a session with an app', async () => {
    const user = await sandbox.confirmed();
    const app = await switchTotpOn(sandbox, user.api);
    await wait();
    await confirm(user, { code: await app.code() });
    const { validUntil } = await stateOf(user);
    await sandbox.control('/clock/advance', { seconds: 120 });
    expect((await changeOfPassword(user.api)).error).toBeUndefined();
    expect((await stateOf(user)).validUntil).toBe(validUntil);
  });
});

describe('a stolen session is not enough for', () => {
  test.each(Object.entries(sensitive))('%s', async (_what, change) => {
    const { api } = await sandbox.confirmed();
    await wait();
    expect((await change(api)).error?.code).toBe('confirmation_required');
  });

  test('the same in the session beside a confirmed one, nor for the code that the other asked for', async () => {
    const owner = await sandbox.confirmed();
    await wait();
    const thief = { api: owner.api, login: owner.login };
    const own = await signIn(owner);
    await wait();
    await requestCode(own);
    const code = await sandbox.lastCode(owner.login);
    await expect(confirm(thief, { code })).rejects.toEqual(problem('code_invalid_or_expired'));
    await confirm(own, { code });
    await expect(act.addWallet(thief.api)).rejects.toEqual(problem('confirmation_required', { status: 403 }));
    await act.addWallet(own.api);
  });

  test('guessing a code: five wrong ones void it', async () => {
    const user = await sandbox.confirmed();
    await wait();
    await requestCode(user);
    const code = await sandbox.lastCode(user.login);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let attempt = 1; attempt <= 4; attempt += 1)
      await expect(confirm(user, { code: wrong })).rejects.toEqual(problem('codes_do_not_match'));
    const isVoid = problem('code_invalid_or_expired');
    await expect(confirm(user, { code: wrong })).rejects.toEqual(isVoid);
    await expect(confirm(user, { code })).rejects.toEqual(isVoid);
    expect((await stateOf(user)).validUntil).toBeNull();
  });

  test('a code that was sent to the contact before the last change', async () => {
    const user = await sandbox.confirmed();
    await requestCode(user);
    const code = await sandbox.lastCode(user.login);
    await unwrap(user.api.POST('/user/profile', { body: { email: 'moved-on@example.com' } }));
    await expect(confirm(user, { code })).rejects.toEqual(problem('code_invalid_or_expired'));
  });
});

describe('the old e-mail and phone are told about', () => {
  const lettersTo = async (login: string) => {
    const response = await sandbox.control(`/outbox?login=${login}`);
    const { items }: { items: { purpose: string; method: string; recipient: string; text: string }[] } =
      JSON.parse(await response.text());
    return items.filter(({ purpose }) => purpose === 'change');
  };

  const setPassword =
    /If not, sign in and set a new password: .* If you cannot sign in, reset the password on the sign-in page or write to \S+@\S+\.$/;
  const undoIt =
    /If not, sign in, undo it and set a new password: .* reset the password on the sign-in page and write to \S+@\S+\.$/;
  // The new e-mail may be a thief’s, and the old one cannot set a password any more.
  const notByEmail = /If not, sign in and set a new password: .* If you cannot sign in, write to \S+@\S+\.$/;

  test.each([
    ['a wallet', sensitive['adding a wallet']!, 'Wallet added: USDT on TRON (TRC-20).', undoIt],
    ['the e-mail', sensitive['changing the e-mail']!, 'The e-mail of your account was changed.', notByEmail],
    ['the phone', sensitive['changing the phone']!, 'The phone of your account was changed.', undoIt],
    ['the password', changeOfPassword, 'The password of your account was changed.', setPassword],
  ])('%s, with what to do if it was somebody else', async (_what, change, sentence, todo) => {
    const email = `told${crypto.randomUUID()}@example.com`;
    const { api, login } = await sandbox.confirmed({ email });
    const { phone } = await unwrap(api.POST('/user/profile', { body: {} }));
    // The phone's own code was sent a moment ago.
    await sandbox.control('/clock/advance', { seconds: 61 });
    expect((await change(api)).error).toBeUndefined();
    const letters = await lettersTo(login);
    expect(new Map(letters.map(({ method, recipient }) => [method, recipient]))).toEqual(
      new Map([
        ['email', email],
        ['phone', phone],
      ]),
    );
    for (const { text } of letters) {
      expect(text).toContain(sentence);
      expect(text).toMatch(todo);
    }
  });

  /** The first sentences of the letters, with where each went. Letters of one moment have no order. */
  const told = async (login: string) =>
    (await lettersTo(login)).map(({ method, text }) => `${method} ${text.split('.')[0]}`).toSorted();

  const toBoth = (...sentences: readonly string[]) =>
    ['email', 'phone']
      .flatMap((method) => sentences.map((sentence) => `${method} Meridian: ${sentence}`))
      .toSorted();

  test('an authenticator app, new recovery codes and its removal', async () => {
    const { api, login } = await sandbox.confirmed();
    const app = await switchTotpOn(sandbox, api);
    await unwrap(api.POST('/user/totp/recovery-codes', { body: { code: await app.code() } }));
    await sandbox.control('/clock/advance', { seconds: 90 });
    await unwrap(api.POST('/user/totp/remove', { body: { code: await app.code() } }));
    expect(await told(login)).toEqual(
      toBoth(
        'An authenticator app was added to your account',
        'The recovery codes of your account were replaced',
        'The authenticator app was removed from your account',
      ),
    );
  });

  test('a passkey that is added or removed', async () => {
    const { api, login } = await sandbox.confirmed();
    const options = await unwrap(api.POST('/user/passkeys/options'));
    const credential = createAuthenticator().create(options);
    const { id } = await unwrap(api.POST('/user/passkeys', { body: { name: 'Laptop', credential } }));
    await unwrap(api.DELETE('/user/passkeys/{id}', { params: { path: { id } } }));
    expect(await told(login)).toEqual(
      toBoth('A passkey was added to your account', 'A passkey was removed from your account'),
    );
  });

  test('the way of the codes, and not about a choice that changes nothing', async () => {
    const { api, login } = await sandbox.confirmed();
    const choose = (codeMethod: 'phone' | 'email') =>
      unwrap(api.PATCH('/user/settings/security', { body: { codeMethod } }));
    await choose('phone');
    expect(await lettersTo(login)).toEqual([]);
    await unwrap(api.POST('/auth/email/resend'));
    await unwrap(api.POST('/auth/email/confirm', { body: { code: await sandbox.lastCode(login) } }));
    await choose('email');
    expect(await lettersTo(login)).toHaveLength(2);
  });
});
