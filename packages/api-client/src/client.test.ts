import { beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import type { DecimalString } from '@meridian/money';
import type { Schema } from './contractTypes.ts';
import { followServer, serverNow } from '@meridian/server-clock';
import { createApiClient } from './client.ts';
import { unwrap } from './unwrap.ts';

let token: string | null;
let requests: Request[];
const onUnauthorized = vi.fn();

const client = createApiClient({
  baseUrl: 'http://server.test/api',
  getToken: () => token,
  getLanguage: () => 'ru',
  onUnauthorized,
});

const respondWith = (status: number, meanwhile = () => {}) =>
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    meanwhile();
    return new Response('{}', { status, headers: { 'Content-Type': 'application/json' } });
  });

beforeEach(() => {
  token = 'first';
  requests = [];
  onUnauthorized.mockReset();
});
test('a call carries the token and the language of the page', async () => {
  respondWith(200);
  await client.GET('/funds/refills', { params: { query: { page: 2 } } });
  expect(requests[0]?.url).toBe('http://server.test/api/funds/refills?page=2');
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer first');
  expect(requests[0]?.headers.get('Accept-Language')).toBe('ru');
});

test('a guest sends no token', async () => {
  token = null;
  respondWith(200);
  await client.GET('/funds/refills');
  expect(requests[0]?.headers.has('Authorization')).toBe(false);
});

test('a 401 drops the token, and the call still fails', async () => {
  respondWith(401);
  await expect(unwrap(client.GET('/funds/refills'))).rejects.toMatchObject({
    code: 'unauthorized',
    status: 401,
  });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('a late 401 of an old token leaves the new one', async () => {
  respondWith(401, () => (token = 'second'));
  await client.GET('/funds/refills');
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each([403, 404, 500, 503])('a %i leaves the token', async (status) => {
  respondWith(status);
  await client.GET('/funds/refills');
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('the clock follows the server, and not a proxy that refuses', async () => {
  const respondAt = (status: number, date: string) =>
    vi.stubGlobal('fetch', async () => new Response('{}', { status, headers: { Date: date } }));
  respondAt(200, 'Sun, 01 Nov 2026 09:00:00 GMT');
  await client.GET('/funds/refills');
  respondAt(429, 'Thu, 01 Jan 1970 00:00:00 GMT');
  await client.GET('/funds/refills');
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-01T09:00:00.000Z');
  // The device has the time of the server again.
  vi.setSystemTime('2026-11-01T09:00:00Z');
  followServer('Sun, 01 Nov 2026 09:00:00 GMT');
});

test('an amount is typed as exact text', () => {
  expectTypeOf<Schema<'Money'>['amount']>().toEqualTypeOf<DecimalString>();
  // @ts-expect-error a JSON number is no amount
  ({ amount: 1.5, currency: 'USDT' }) satisfies Schema<'Money'>;
  // @ts-expect-error nor is a text that is no number
  ({ amount: 'a lot', currency: 'USDT' }) satisfies Schema<'Money'>;
});

test('calls that are done do not keep a process of Node running', async () => {
  respondWith(200);
  const runningTimers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = runningTimers();
  for (let call = 0; call < 20; call += 1) await client.GET('/user/balance');
  expect(runningTimers()).toBeLessThan(before + 20);
});
