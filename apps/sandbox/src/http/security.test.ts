import { wallet } from '../../test/actions.ts';
import { unwrap } from '@meridian/api-client';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/openDatabase.ts';
import { rateLimit } from '../database/schema.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { firstSettings } from '../core/firstSettings.ts';
import { type Sandbox, serveDatabase } from '../startSandbox.ts';
import { goodPassword, openTestSandbox, type TestSandbox } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';
import { openSeededDatabase, testNow } from '../../test/seededDatabase.ts';
import { write } from '../transaction/TransactionContext.ts';
import { contractOperations, type ContractOperation } from '@meridian/contract-kit';
import { formatLine, type LogLine } from './log.ts';
import * as act from '../../test/actions.ts';
import { resetTokenOf } from '../../test/resetPassword.ts';

const cabinet = 'https://cabinet.example';

let sandbox: TestSandbox;
let database: Database;
/** A sandbox that allows the origin of the cabinet. */
let open: Sandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  database = await openSeededDatabase();
  open = await serveDatabase(database, { allowedOrigins: [cabinet], clock: { standsAt: testNow } });
});
afterAll(async () => {
  await sandbox.close();
  await open.close();
});

const concrete = (path: string) => path.replaceAll(/\{\w+\}/g, 'somebody');

const call = (
  { method, path }: ContractOperation,
  {
    token,
    body,
    headers,
  }: { token?: string; body?: RequestInit['body']; headers?: Record<string, string> } = {},
) =>
  fetch(`${sandbox.url}/api${concrete(path)}`, {
    method: method.toUpperCase(),
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });

describe('every response', () => {
  test.each([
    ['of a call', '/api/payment-systems', 200],
    ['that refuses', '/api/user/balance', 401],
    ['to a path nobody knows', '/api/nothing', 404],
    ['of the controls', '/sandbox', 200],
    ['of the stand-in for Telegram', '/sandbox/telegram', 200],
    ['about health', '/healthz', 200],
    ['to another path', '/', 404],
  ])('%s has security headers', async (_what, path, status) => {
    const { headers, status: responded } = await fetch(`${sandbox.url}${path}`);
    expect(responded).toBe(status);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  test('has a request id that the client cannot choose, and is not cached', async () => {
    const ask = () =>
      fetch(`${sandbox.url}/api/payment-systems`, { headers: { 'x-request-id': 'chosen-by-me' } });
    const [one, other] = [await ask(), await ask()];
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'));
    expect(one.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a page of another origin', () => {
  const preflight = (url: string, origin: string) =>
    fetch(`${url}/api/funds/deposits`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });
  const granted = ({ headers }: Response) =>
    [...headers.keys()].filter((name) => name.startsWith('access-control-'));

  test('gets no CORS headers unless it is allowed', async () => {
    const response = await preflight(sandbox.url, cabinet);
    expect([response.status, granted(response)]).toEqual([405, []]);
    const read = await fetch(`${sandbox.url}/api/payment-systems`, { headers: { origin: cabinet } });
    expect(granted(read)).toEqual([]);
  });

  test('that is allowed can call the API and read its headers, without cookies', async () => {
    const response = await preflight(open.url, cabinet);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(cabinet);
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'accept-language,authorization,content-type,idempotency-key',
    );
    expect(response.headers.get('access-control-allow-methods')).toBe('GET,POST,PATCH,DELETE');
    const refused = await fetch(`${open.url}/api/user/balance`, { headers: { origin: cabinet } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(cabinet);
    expect(refused.headers.get('access-control-expose-headers')).toBe(
      'date,idempotency-replayed,retry-after,x-request-id',
    );
    expect(refused.headers.get('access-control-allow-credentials')).toBeNull();
    expect(refused.headers.get('vary')).toMatch(/origin/i);
  });

  test.each([
    'https://cabinet.example.evil',
    'http://cabinet.example',
    'https://cabinet.example:8443',
    'https://cabinet.example.',
    'https://evilcabinet.example',
    'https://a.cabinet.example',
    'https://cabinet.example@evil.example',
    'https://cabinet.example,https://evil.example',
    'https://CABINET.example',
    'https://evil.example#https://cabinet.example',
    'file://',
    'null',
  ])('that only looks similar, %s, is not allowed', async (origin) => {
    const response = await preflight(open.url, origin);
    expect([response.status, granted(response)]).toEqual([405, []]);
    expect(response.headers.get('vary')).toMatch(/origin/i);
    const read = await fetch(`${open.url}/api/payment-systems`, { headers: { origin } });
    expect(granted(read)).toEqual([]);
    expect(read.headers.get('vary')).toMatch(/origin/i);
  });

  test('that is allowed cannot use the control plane', async () => {
    const response = await fetch(`${open.url}/sandbox/outbox`, { headers: { origin: cabinet } });
    expect(granted(response)).toEqual([]);
  });

  test.each(['https://cabinet.example/', 'cabinet.example', '*', 'https://*.example'])(
    'cannot be allowed as %s, which is not an origin',
    async (origin) => {
      await expect(serveDatabase(database, { allowedOrigins: [origin] })).rejects.toThrow('is no origin');
    },
  );
});

describe('calls that can be used for guessing', () => {
  const authOperations = contractOperations.filter(
    // Reading the state of a code does not allow guessing.
    ({ path, id, method }) => (path.startsWith('/auth/') && method !== 'get') || id === 'changePassword',
  );
  const guests = authOperations.filter(({ isPublic }) => isPublic);
  const tooMany = async (response: Response) => {
    expect(await response.json()).toMatchObject({ code: 'too_many_calls', status: 429 });
    return [response.status, Number(response.headers.get('retry-after'))];
  };

  test('are limited per address, with Retry-After', async () => {
    await sandbox.control('/clock/advance', { seconds: 61 });
    const [inviter] = contractOperations.filter(({ id }) => id === 'getInviter');
    for (let made = 1; made <= 120; made += 1) expect((await call(inviter!)).status).toBe(404);
    for (const operation of guests) expect(await tooMany(await call(operation))).toEqual([429, 60]);
    await sandbox.control('/clock/advance', { seconds: 60 });
    for (const operation of guests)
      expect((await call(operation)).status).toBe(operation.body === undefined ? 200 : 422);
  });

  test('are limited per investor; signing out still works', async () => {
    const user = await sandbox.register({ email: 'guesser@example.com', login: 'guesser' });
    const asked = { login: user.login, email: 'guesser@example.com' };
    const reset = await resetTokenOf(sandbox, asked);
    const [resend] = contractOperations.filter(({ id }) => id === 'resendEmailCode');
    for (let made = 1; made <= 30; made += 1) await call(resend!, { token: user.token });
    for (const operation of authOperations) {
      if (operation.isPublic || operation.id === 'logOut') continue;
      const token = operation.id === 'setPassword' ? reset : user.token;
      expect(await tooMany(await call(operation, { token }))).toEqual([429, 600]);
    }
    await unwrap(user.api.POST('/auth/logout'));
    await expect(unwrap(user.api.GET('/user/balance'))).rejects.toEqual(problem('unauthorized'));
  });
});

test('waiting for Retry-After works with a stopped clock too', async () => {
  const limit = (calls: number, seconds: number) =>
    write(database, (context) =>
      changeSettings(context, { limits: { ...firstSettings.limits, address: { calls, seconds } } }),
    );
  const ask = async () => {
    const { status, headers } = await fetch(`${open.url}/api/user/referral/nobody`);
    return [status, headers.get('retry-after')];
  };
  await limit(2, 300);
  await ask();
  await ask();
  expect(await ask()).toEqual([429, '300']);
  // The window ends in real time, while the clock of the sandbox is stopped.
  await database.write((tx) => tx.update(rateLimit).set({ reallyEndsAt: sql`clock_timestamp()` }));
  expect(await ask()).toEqual([404, null]);
  await limit(120, 60);
});

describe('the log', () => {
  /** Without ids and times: their digits can contain a code. */
  const written = (lines: readonly LogLine[]) =>
    lines
      .map((line) => formatLine(line).replace(/"(at|requestId|investorId)":"[^"]*"|"milliseconds":\d+/g, ''))
      .join('\n');

  test('has every call of a journey, without secrets or personal data', async () => {
    const begun = sandbox.lines.length;
    const password = 'eleven small wrens 58';
    const contact = { email: 'journey@example.com', phone: '+447700911911' };
    const { token, login, api } = await sandbox.register({ login: 'journeyman', ...contact });
    const code = await sandbox.lastCode(login);
    await api.POST('/auth/phone/confirm', { body: { code: '000000' } });
    const confirmed = await unwrap(api.POST('/auth/phone/confirm', { body: { code } }));
    const asked = { login, email: contact.email };
    const right = await resetTokenOf(sandbox, asked);
    const set = await unwrapSession(
      sandbox.apiOf(right).POST('/auth/set-password', { body: { password, passwordConfirmation: password } }),
    );
    const user = sandbox.apiOf(set.refreshToken);
    await user.PATCH('/user/password', {
      body: { currentPassword: 'a wrong guess 99', password, passwordConfirmation: password },
    });
    await act.addWallet(user);
    const { id, address } = await act.refill(user, '777');
    await sandbox.control(`/refills/${id}/settle`, {});
    await act.requestWithdrawal(user, '55');
    await sandbox.control('/telegram', { available: true });
    const signed = JSON.parse(await (await sandbox.control('/telegram/sign', { id: 987_654_321 })).text());
    await sandbox.guest.POST('/auth/telegram', { body: signed });

    const lines = sandbox.lines.slice(begun);
    const calls = lines.filter((line) => line.event === 'call');
    expect(calls.map(({ requestId }) => requestId)).not.toContain(undefined);
    const own = calls.filter(
      ({ operation }) => operation === 'updateWallets' || operation === 'changePassword',
    );
    expect(own.map(({ investorId }) => investorId)).toEqual([set.user.id, set.user.id]);
    const log = written(lines);
    for (const operation of ['registerUser', 'confirmPhone', 'validatePasswordReset', 'logInWithTelegram']) {
      expect(log).toContain(`"operation":"${operation}"`);
    }
    expect(log).toContain('"failure":"codes_do_not_match"');
    const outbox = JSON.parse(await (await sandbox.control(`/outbox?login=${login}`)).text());
    // Notices of a changed account have no code.
    const codes: string[] = outbox.items.flatMap(({ code: sent }: { code: string | null }) => sent ?? []);
    expect(codes).toHaveLength(3);
    const secrets = [
      codes,
      [token, confirmed.refreshToken, right, set.refreshToken],
      [goodPassword, password, 'a wrong guess 99'],
      [contact.email, contact.phone, contact.phone.slice(-6), login],
      [wallet, address, '777', signed.hash, '987654321'],
    ].flat();
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  test('has place and cause of a failed statement, without its values', async () => {
    const secret = 'secret-of-a-person';
    const failures = [
      sql`select ${secret}::uuid`,
      sql`insert into outbox select gen_random_uuid(), now(), ${secret}, ${secret}, ${secret}, '', ''`,
      sql`select * from ${sql.identifier(secret)}`,
    ].map((statement) => database.write((tx) => tx.execute(statement)).catch((error: unknown) => error));
    const lines = (await Promise.all(failures)).map((error) =>
      formatLine({ event: 'failure', requestId: undefined, error }),
    );
    expect(lines[0]).toContain('database error 22P02');
    expect(lines[1]).toContain('database error 23514 outbox_method_check');
    expect(lines[2]).toContain('database error 42P01');
    for (const line of lines) {
      expect(line).toContain('    at ');
      expect(line).not.toContain(secret);
    }
  });

  test('has an unknown path as one line, without its content', async () => {
    const begun = sandbox.lines.length;
    await fetch(`${sandbox.url}/api/auth/reset/${encodeURIComponent('anna@example.com\n{"event":"call"}')}`);
    const [line, ...more] = sandbox.lines.slice(begun).map(formatLine);
    expect(more).toEqual([]);
    expect(line).not.toMatch(/\n|anna/);
    expect(JSON.parse(line!)).toMatchObject({ event: 'call', status: 404, failure: 'not_found' });
  });
});
