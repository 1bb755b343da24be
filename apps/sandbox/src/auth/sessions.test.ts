import { unwrap } from '@meridian/api-client';
import { describe, expect, test } from 'vitest';
import { firstSettings } from '../core/firstSettings.ts';
import { goodPassword } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { write } from '../transaction/TransactionContext.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';

const sandbox = sharedSandbox();

const enter = async (login: string) => {
  const { refreshToken } = await unwrapSession(
    sandbox.guest.POST('/auth/login', { body: { login, password: goodPassword } }),
  );
  return sandbox.apiOf(refreshToken);
};

const sessionsOf = async (api: Awaited<ReturnType<typeof enter>>) =>
  (await unwrap(api.GET('/user/sessions'))).items;

test('a session ended from another device stops working at once; the others continue', async () => {
  const { login, api } = await sandbox.confirmed();
  const phone = await enter(login);
  const [current, other] = await sessionsOf(api);
  expect([current?.current, other?.current]).toEqual([true, false]);
  await unwrap(api.POST('/user/sessions/{id}/close', { params: { path: { id: other?.id ?? '' } } }));
  await expect(sessionsOf(phone)).rejects.toEqual(problem('unauthorized', { status: 401 }));
  expect(await sessionsOf(api)).toHaveLength(1);
});

test('an investor cannot end the session of another investor', async () => {
  const [mine, theirs] = [await sandbox.confirmed(), await sandbox.confirmed()];
  const [session] = await sessionsOf(theirs.api);
  const end = mine.api.POST('/user/sessions/{id}/close', { params: { path: { id: session?.id ?? '' } } });
  await expect(unwrap(end)).rejects.toEqual(problem('not_found', { status: 404 }));
  expect(await sessionsOf(theirs.api)).toHaveLength(1);
});

test('ending all other sessions keeps the current one', async () => {
  const { login, api } = await sandbox.confirmed();
  const others = [await enter(login), await enter(login)];
  await unwrap(api.POST('/user/sessions/close-others'));
  for (const other of others) await expect(sessionsOf(other)).rejects.toEqual(problem('unauthorized'));
  expect(await sessionsOf(api)).toEqual([expect.objectContaining({ current: true })]);
});

test('a wrong code and the state of the code both report the attempts left', async () => {
  const { api, login } = await sandbox.register();
  const { attempts, resendSeconds } = firstSettings.auth.code;
  const state = () => unwrap(api.GET('/auth/phone/code'));
  expect(await state()).toMatchObject({ attemptsLeft: attempts, waitSeconds: resendSeconds });
  const code = await sandbox.lastCode(login);
  const wrong = code === '000000' ? '111111' : '000000';
  const confirm = (typed: string) => unwrap(api.POST('/auth/phone/confirm', { body: { code: typed } }));
  for (let left = attempts - 1; left > 0; left -= 1) {
    await expect(confirm(wrong)).rejects.toEqual(problem('codes_do_not_match', { attemptsLeft: left }));
    expect((await state()).attemptsLeft).toBe(left);
  }
  await expect(confirm(wrong)).rejects.toEqual(problem('code_invalid_or_expired'));
  expect(await state()).toMatchObject({ attemptsLeft: 0, validSeconds: 0 });
});

test.each([
  ['14 days without use', [14]],
  ['60 days in use', [13, 13, 13, 13, 8]],
])('a session ends after %s', async (_what, pauses) => {
  const limits = firstSettings.session;
  await write(sandbox.database, (context) => changeSettings(context, { session: limits }));
  const { api } = await sandbox.register();
  expect(await unwrap(api.GET('/user/sessions'))).toMatchObject(limits);
  for (const days of pauses.slice(0, -1)) {
    await sandbox.advance(days);
    expect(await sessionsOf(api)).toHaveLength(1);
  }
  await sandbox.advance(pauses.at(-1)!);
  await expect(sessionsOf(api)).rejects.toEqual(problem('unauthorized', { status: 401 }));
});

describe('the cookie of the token', () => {
  async function readUser(token: string, headers: Readonly<Record<string, string>>) {
    const response = await fetch(`${sandbox.url}/api/user/profile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: '{}',
    });
    expect(response.status).toBe(200);
    return response.headers.get('set-cookie');
  }

  test('is written again by the server at every visit, with the attributes of the app', async () => {
    const { token } = await sandbox.demo();
    const cookie = `device=abc; refreshToken=${token}`;
    const renewed = `refreshToken=${token}; Path=/; Max-Age=5184000; SameSite=Strict`;
    expect(await readUser(token, { cookie })).toBe(renewed);
    expect(await readUser(token, { cookie, origin: 'https://meridian.example' })).toBe(`${renewed}; Secure`);
    expect(await readUser(token, { cookie, origin: 'http://localhost:5173' })).toBe(renewed);
  });

  test.each([
    ['no cookie', {}],
    ['the cookie of another session', { cookie: `refreshToken=${'x'.repeat(43)}` }],
    ['an empty cookie', { cookie: 'refreshToken=' }],
    ['a cookie with a line break', { cookie: 'refreshToken=a%0d%0aSet-Cookie:b' }],
  ])('is not written for a call with %s', async (_what, headers) => {
    const { token } = await sandbox.demo();
    expect(await readUser(token, headers)).toBeNull();
  });
});
