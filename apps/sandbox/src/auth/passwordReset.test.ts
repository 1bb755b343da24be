import { unwrap } from '@meridian/api-client';
import { describe, expect, test } from 'vitest';
import {
  goodPassword,
  openTestSandbox,
  type TestUser,
  type TestSandbox,
} from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { noTick, recordQueries } from '../../test/recordQueries.ts';
import { sharedFixture } from '../../test/sharedFixture.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';

const newPassword = 'nine loud magpies 73';

const sandbox = sharedSandbox(noTick);

const wrongTo = (code: string) => (code === '000000' ? '111111' : '000000');

interface ResetRequest {
  readonly login: string;
  readonly email: string;
}

/** Of no request. */
const noSecret = 'k7Jq0TtV2mXcRb3LhWnEf5GuAo9ZSd8Yp1KxQv4MwNs';

/** The secret of the last request for each login. */
const secrets = new Map<string, string>();

type CallHeaders = Readonly<Record<string, string>>;

async function ask({ login, email }: ResetRequest, headers: CallHeaders = {}) {
  const sent = await unwrap(sandbox.guest.POST('/auth/reset-password', { body: { login, email }, headers }));
  secrets.set(login.toLowerCase(), sent.secret);
  return sent;
}

/** With the secret of the last request of `ask`. */
const validate = (
  { login, email }: ResetRequest,
  code: string,
  secret = secrets.get(login.toLowerCase()) ?? noSecret,
) => unwrap(sandbox.guest.POST('/auth/reset-password/validate', { body: { login, email, secret, code } }));

const set = (token: string, password = newPassword, passwordConfirmation = password) =>
  unwrapSession(
    sandbox.apiOf(token).POST('/auth/set-password', { body: { password, passwordConfirmation } }),
  );

const logIn = (login: string, password: string) =>
  unwrapSession(sandbox.guest.POST('/auth/login', { body: { login, password } }));

const whoIs = ({ api }: Pick<TestUser, 'api'>) => unwrap(api.GET('/user/balance'));

const pass = (seconds: number) => sandbox.control('/clock/advance', { seconds });

let registered = 0;

/** Registers an investor who forgot the password. */
async function registerWithEmail(): Promise<TestUser & ResetRequest> {
  registered += 1;
  const login = `registered${registered}`;
  const email = `${login}@example.com`;
  return { ...(await sandbox.register({ login, email })), email };
}

describe('a user who forgot the password', () => {
  test('sets a new one in three steps, is signed in, and every older session ends', async () => {
    const investor = await registerWithEmail();
    expect(await ask(investor)).toMatchObject({
      method: 'email',
      sentTo: 'r•••@example.com',
      attemptsLeft: 5,
    });
    const { refreshToken: right } = await validate(investor, await sandbox.lastCode(investor.login));
    const { refreshToken, user } = await set(right);
    expect(user.login).toBe(investor.login);
    await whoIs({ api: sandbox.apiOf(refreshToken) });
    await expect(whoIs(investor)).rejects.toEqual(problem('unauthorized', { status: 401 }));
    await expect(logIn(investor.login, goodPassword)).rejects.toEqual(problem('incorrect_login_or_password'));
    expect((await logIn(investor.login, newPassword)).user.login).toBe(investor.login);
    const [notice] = (await unwrap(sandbox.apiOf(refreshToken).GET('/notification'))).items;
    expect(notice).toMatchObject({ topic: 'security', title: 'Your password was changed' });
  });

  test('can write login and e-mail in any case', async () => {
    const investor = await registerWithEmail();
    const request = { login: investor.login.toUpperCase(), email: investor.email.toUpperCase() };
    await ask(request);
    const code = await sandbox.lastCode(investor.login);
    expect((await validate(investor, code)).refreshToken).toMatch(/^[\w-]{32,}$/);
  });

  test('gets a token for this one call that works once', async () => {
    const investor = await registerWithEmail();
    await ask(investor);
    const { refreshToken: right } = await validate(investor, await sandbox.lastCode(investor.login));
    await expect(whoIs({ api: sandbox.apiOf(right) })).rejects.toEqual(problem('unauthorized'));
    await expect(set(right, 'short')).rejects.toEqual(
      problem('validation_failed', { fields: { password: 'password_too_simple' } }),
    );
    await expect(set(right, newPassword, 'nine loud magpies 74')).rejects.toEqual(
      problem('validation_failed', { fields: { passwordConfirmation: 'passwords_do_not_match' } }),
    );
    const responses = await Promise.allSettled([set(right), set(right), set(right)]);
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(set(right)).rejects.toEqual(problem('unauthorized', { status: 401 }));
  });

  test('has fifteen minutes to use the token', async () => {
    const investor = await registerWithEmail();
    await ask(investor);
    const { refreshToken: right } = await validate(investor, await sandbox.lastCode(investor.login));
    await pass(900);
    await expect(set(right)).rejects.toEqual(problem('unauthorized'));
  });

  test('cannot use a token after a newer one was issued', async () => {
    const investor = await registerWithEmail();
    await ask(investor);
    const first = await validate(investor, await sandbox.lastCode(investor.login));
    await pass(61);
    await ask(investor);
    const second = await validate(investor, await sandbox.lastCode(investor.login));
    await expect(set(first.refreshToken)).rejects.toEqual(problem('unauthorized'));
    expect((await set(second.refreshToken)).user.login).toBe(investor.login);
  });

  test('cannot set a password with a session token', async () => {
    const { token } = await registerWithEmail();
    await expect(set(token)).rejects.toEqual(problem('unauthorized', { status: 401 }));
  });

  test('can use a code once', async () => {
    const investor = await registerWithEmail();
    await ask(investor);
    const code = await sandbox.lastCode(investor.login);
    const responses = await Promise.allSettled([validate(investor, code), validate(investor, code)]);
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(validate(investor, code)).rejects.toEqual(problem('code_invalid_or_expired'));
  });

  test('loses a pending code when the password changes another way', async () => {
    const investor = await registerWithEmail();
    await ask(investor);
    const code = await sandbox.lastCode(investor.login);
    await unwrap(
      investor.api.PATCH('/user/password', {
        body: { currentPassword: goodPassword, password: newPassword, passwordConfirmation: newPassword },
      }),
    );
    await expect(validate(investor, code)).rejects.toEqual(problem('code_invalid_or_expired'));
  });
});

describe('a reset request for a login and e-mail', () => {
  /** Everything a caller observes when one reset fails in every way. */
  async function observe(request: ResetRequest, wrong: string) {
    const seen: unknown[] = [];
    const look = async (call: Promise<unknown>) =>
      seen.push(
        await call.catch(({ code, status, retryAfter, fields }: Record<string, unknown>) => ({
          code,
          status,
          retryAfter,
          fields,
        })),
      );
    const began = new Date(JSON.parse(await (await sandbox.control('/clock')).text()).now).getTime();
    await look(validate(request, wrong));
    await look(
      ask(request).then(({ sentTo, expiryDate, resendDate, secret, ...rest }) => ({
        ...rest,
        secret: secret.length,
        sentTo: sentTo.slice(1),
        lives: new Date(expiryDate).getTime() - began,
        resend: new Date(resendDate).getTime() - began,
      })),
    );
    await look(ask(request));
    for (let attempt = 1; attempt <= 6; attempt += 1) await look(validate(request, wrong));
    await pass(61);
    await look(ask(request).then(() => 'sent again'));
    await look(validate(request, wrong));
    await pass(601);
    await look(validate(request, wrong));
    for (let round = 1; round <= 4; round += 1) {
      await look(ask(request).then(() => 'sent again'));
      await pass(61);
    }
    return seen;
  }

  test('does not reveal whether the account exists', async () => {
    const investor = await registerWithEmail();
    const [other] = [await registerWithEmail()];
    const codes = '918273';
    const known = await observe(investor, codes);
    expect(known).toContainEqual(expect.objectContaining({ code: 'codes_do_not_match' }));
    expect(known).toContainEqual(expect.objectContaining({ code: 'code_invalid_or_expired' }));
    expect(known).toContainEqual(expect.objectContaining({ code: 'code_expired' }));
    expect(known).toContainEqual(expect.objectContaining({ code: 'too_many_calls', retryAfter: 60 }));
    expect(await observe({ login: 'forgottenone', email: 'forgottenone@example.com' }, codes)).toEqual(known);
    // An existing login with the e-mail of another account.
    expect(await observe({ login: investor.login, email: other.email }, codes)).toEqual(known);
  });

  test('sends nothing to an e-mail that does not belong to the account', async () => {
    const [investor, other] = [await registerWithEmail(), await registerWithEmail()];
    const before = await sandbox.lastCode(investor.login);
    await ask({ login: investor.login, email: other.email });
    expect(await sandbox.lastCode(investor.login)).toBe(before);
  });

  test('runs the same statements for a missing account, so that the time reveals nothing', async () => {
    const statementsOf = async (request: ResetRequest) =>
      (await recordQueries(() => ask(request))).map(({ text }) => text);
    const known = await statementsOf(await registerWithEmail());
    expect(known.length).toBeGreaterThan(0);
    expect(await statementsOf({ login: 'nobodyhere', email: 'nobodyhere@example.com' })).toEqual(known);
  });

  test('sends five codes an hour, then says when to retry', async () => {
    const investor = await registerWithEmail();
    for (let sent = 1; sent <= 5; sent += 1) {
      await ask(investor);
      await pass(61);
    }
    await expect(ask(investor)).rejects.toEqual(
      problem('too_many_calls', { status: 429, retryAfter: 3600 - 5 * 61 }),
    );
  });

  test.each([
    [{ login: '', email: 'a@example.com' }, { login: 'login_required' }],
    [{ login: 'somebody', email: '' }, { email: 'email_required' }],
    [{ login: 'somebody', email: 'not an e-mail' }, { email: 'email_invalid' }],
  ])('with %j gets the invalid field', async (request, fields) => {
    await expect(ask(request)).rejects.toEqual(problem('validation_failed', { status: 422, fields }));
  });
});

describe('a code', () => {
  test('accepts five attempts, even when more arrive at once', async () => {
    const investor = await registerWithEmail();
    await ask(investor);
    const code = await sandbox.lastCode(investor.login);
    const guesses = await Promise.allSettled(
      Array.from({ length: 20 }, () => validate(investor, wrongTo(code))),
    );
    const responses = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.code : 'right'));
    expect(responses.filter((response) => response === 'codes_do_not_match')).toHaveLength(4);
    expect(responses.filter((response) => response === 'code_invalid_or_expired')).toHaveLength(16);
    await expect(validate(investor, code)).rejects.toEqual(problem('code_invalid_or_expired'));
  });
});

/** The cookie of a browser that signed in to the account. */
async function deviceCookie({ url }: TestSandbox, login: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: goodPassword }),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

describe('a stranger who knows login and e-mail', () => {
  const knownDevice = (login: string) => deviceCookie(sandbox, login);

  test('cannot void the code of the owner by guesses, with an invented secret or one of their own', async () => {
    const investor = await registerWithEmail();
    await ask(investor);
    const own = secrets.get(investor.login);
    const code = await sandbox.lastCode(investor.login);
    for (let attempt = 1; attempt <= 6; attempt += 1)
      await expect(validate(investor, code, noSecret)).rejects.toEqual(problem('code_invalid_or_expired'));
    await pass(61);
    await ask(investor);
    const another = await sandbox.lastCode(investor.login);
    for (let attempt = 1; attempt <= 6; attempt += 1)
      await expect(validate(investor, wrongTo(another))).rejects.toThrow();
    // The code belongs to the request with which it was sent.
    await expect(validate(investor, another, own)).rejects.toEqual(problem('codes_do_not_match'));
    const { refreshToken } = await validate(investor, code, own);
    expect((await set(refreshToken)).user.login).toBe(investor.login);
  });

  test('cannot use up the requests of a device that signed in before', async () => {
    const investor = await registerWithEmail();
    const cookie = await knownDevice(investor.login);
    for (let sent = 1; sent <= 5; sent += 1) {
      await ask(investor);
      await pass(61);
    }
    await expect(ask(investor)).rejects.toEqual(problem('too_many_calls'));
    for (let sent = 1; sent <= 5; sent += 1) {
      await ask(investor, { cookie });
      await expect(ask(investor, { cookie })).rejects.toEqual(problem('too_many_calls', { retryAfter: 60 }));
      await pass(61);
    }
    await expect(ask(investor, { cookie })).rejects.toEqual(problem('too_many_calls', { status: 429 }));
  });

  test('cannot use up the requests with the cookie of their own account', async () => {
    const [investor, stranger] = [await registerWithEmail(), await registerWithEmail()];
    const cookie = await knownDevice(stranger.login);
    for (let sent = 1; sent <= 5; sent += 1) {
      await ask(investor, { cookie });
      await pass(61);
    }
    await expect(ask(investor, { cookie })).rejects.toEqual(problem('too_many_calls'));
    await ask(investor, { cookie: await knownDevice(investor.login) });
  });

  test('learns nothing from the statements by the cookie of their own account', async () => {
    const stranger = await registerWithEmail();
    const cookie = await knownDevice(stranger.login);
    const statementsOf = async (request: ResetRequest) =>
      (await recordQueries(() => ask(request, { cookie }))).map(({ text }) => text);
    expect(await statementsOf({ login: 'nobodyatall', email: 'nobodyatall@example.com' })).toEqual(
      await statementsOf(await registerWithEmail()),
    );
  });

  test('has no use for earlier codes after a new password', async () => {
    const investor = await registerWithEmail();
    const codes: { code: string; secret: string }[] = [];
    for (let sent = 1; sent <= 3; sent += 1) {
      const { secret } = await ask(investor);
      codes.push({ code: await sandbox.lastCode(investor.login), secret });
      await pass(61);
    }
    const [first, ...others] = codes;
    const { refreshToken } = await validate(investor, first!.code, first!.secret);
    await set(refreshToken);
    for (const { code, secret } of others)
      await expect(validate(investor, code, secret)).rejects.toEqual(problem('code_invalid_or_expired'));
  });

  test('cannot use up the reminders of the login on a device that signed in before', async () => {
    const investor = await registerWithEmail();
    const cookie = await knownDevice(investor.login);
    const remind = (headers: Readonly<Record<string, string>> = {}) =>
      unwrap(sandbox.guest.POST('/auth/remind-login', { body: { email: investor.email }, headers }));
    for (let sent = 1; sent <= 5; sent += 1) await remind();
    await expect(remind()).rejects.toEqual(problem('too_many_calls', { status: 429 }));
    for (let sent = 1; sent <= 5; sent += 1) await remind({ cookie });
    await expect(remind({ cookie })).rejects.toEqual(problem('too_many_calls', { status: 429 }));
  });
});

describe('a stranger with many addresses', () => {
  const behind = sharedFixture(
    () => openTestSandbox({ trustedProxies: ['127.0.0.1'] }),
    (opened) => opened.close(),
  );
  const from = (address: string): { headers: CallHeaders } => ({ headers: { 'x-forwarded-for': address } });
  const owner = from('198.51.100.7');
  const victim = { login: 'oftenasked', email: 'oftenasked@example.com' };
  const request = (caller: typeof owner, body: ResetRequest = victim) =>
    unwrap(behind.guest.POST('/auth/reset-password', { ...caller, body }));
  const guess = (caller: typeof owner, secret: string, code: string) =>
    unwrap(
      behind.guest.POST('/auth/reset-password/validate', { ...caller, body: { ...victim, secret, code } }),
    );
  const others = Array.from({ length: 100 }, (_, index) => from(`203.0.113.${index + 1}`));
  const inOneNetwork = Array.from({ length: 100 }, (_, index) => from(`2001:db8:1:2::${index + 1}`));

  test('cannot stop a reset on a new device by 100 requests with a guess each, before or after it was asked for', async () => {
    await behind.register(victim);
    const attack = async () => {
      for (const caller of others) {
        const { secret, length } = await request(caller);
        await expect(guess(caller, secret, '0'.repeat(length))).rejects.toThrow();
      }
    };
    await attack();
    const { secret, length } = await request(owner);
    const code = await behind.lastCode(victim.login);
    expect([length, code.length]).toEqual([10, 10]);
    await behind.control('/clock/advance', { seconds: 61 });
    await attack();
    expect((await guess(owner, secret, code)).refreshToken).toMatch(/^[\w-]{32,}$/);
  });

  test('gets five codes an hour for each network, also by another address of the same one', async () => {
    const investor = { login: 'sixthversion', email: 'sixthversion@example.com' };
    await behind.register(investor);
    const sent: boolean[] = [];
    for (const caller of inOneNetwork.slice(0, 7)) {
      await behind.control('/clock/advance', { seconds: 61 });
      sent.push(
        await request(caller, investor).then(
          () => true,
          () => false,
        ),
      );
    }
    expect(sent).toEqual([true, true, true, true, true, false, false]);
  });

  test('gives the device of the owner a code of the usual length', async () => {
    const investor = { login: 'knownhere', email: 'knownhere@example.com' };
    await behind.register(investor);
    for (const caller of others.slice(0, 20)) await request(caller, investor);
    const cookie = await deviceCookie(behind, investor.login);
    const { length } = await request({ headers: { ...owner.headers, cookie } }, investor);
    expect(length).toBe(6);
  });

  test('cannot use up the reminders of a login', async () => {
    const remind = (caller: typeof owner) =>
      unwrap(behind.guest.POST('/auth/remind-login', { ...caller, body: { email: victim.email } }));
    for (const caller of others) await remind(caller);
    for (let sent = 1; sent <= 5; sent += 1) await remind(others[0]!).catch(() => undefined);
    await expect(remind(others[0]!)).rejects.toEqual(problem('too_many_calls', { status: 429 }));
    await remind(owner);
  });
});
