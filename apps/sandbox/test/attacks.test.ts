import { unwrap } from '@meridian/api-client';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashQueue } from '../src/auth/hashQueue.ts';
import { sharedSandbox } from './sharedSandbox.ts';

const sandbox = sharedSandbox();

interface Sent {
  readonly status: number;
  /** Characters of the whole response. */
  readonly size: number;
  readonly errors: Readonly<Record<string, string>> | undefined;
}

async function send(
  [path, method]: readonly [string, string],
  [type, body]: readonly [string, string],
  token?: string,
): Promise<Sent> {
  const headers = {
    'content-type': type,
    'accept-language': 'en',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${sandbox.url}/api${path}`, { method, headers, body });
  const text = await response.text();
  return { status: response.status, size: text.length, errors: JSON.parse(text).errors };
}

/** A JSON object with this many names. */
const mapOf = (count: number, value: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]));

const json = (value: unknown) => ['application/json', JSON.stringify(value)] as const;

/** A form with this many parts. */
function formOf(count: number, nameOf: (index: number) => string) {
  const parts = Array.from(
    { length: count },
    (_, index) => `--x\r\nContent-Disposition: form-data; name="${nameOf(index)}"\r\n\r\n1\r\n`,
  );
  return ['multipart/form-data; boundary=x', `${parts.join('')}--x--\r\n`] as const;
}

const signIn = ['/auth/login', 'POST'] as const;
const wallets = ['/user-data/wallets/update', 'PATCH'] as const;
const verification = ['/user-data/verification', 'PATCH'] as const;
const malformed = { body: 'malformed' };

test.each([
  ['90,000 unknown keys', signIn, json(mapOf(90_000, '')), 413, undefined],
  ['30,000 wallets', wallets, json({ wallets: mapOf(30_000, '') }), 413, undefined],
  ['33 wallets', wallets, json({ wallets: mapOf(33, 'T') }), 422, { wallets: 'malformed' }],
  ['50,000 parts', verification, formOf(50_000, (index) => `k${index}`), 422, malformed],
  ['more than two parts for each field', verification, formOf(15, (index) => `k${index}`), 422, malformed],
  ['a field twice', verification, formOf(2, () => 'fullName'), 422, { fullName: 'malformed' }],
] as const)('%s get a small response', async (_what, call, body, status, errors) => {
  const { token } = await sandbox.confirmed();
  const response = await send(call, body, token);
  expect([response.status, response.errors]).toEqual([status, errors]);
  expect(response.size).toBeLessThan(500);
});

test('1,500 unknown keys, as many as the limit of a body allows, have 20 errors', async () => {
  const { status, errors, size } = await send(signIn, json(mapOf(1_500, '')));
  expect([status, Object.keys(errors ?? {}).length]).toEqual([422, 20]);
  expect(size).toBeLessThan(1_500);
});

function logIn(login: string): Promise<Response> {
  return fetch(`${sandbox.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: 'not the password 1' }),
  });
}

test('a flood of sign-ins waits without a transaction, up to 64 of them; the others get Retry-After', async () => {
  const { api } = await sandbox.demo();
  const { promise, resolve } = Promise.withResolvers<void>();
  const busy = hashQueue(() => promise);
  const refused: Response[] = [];
  const responses = Array.from({ length: 70 }, async (_, index) => {
    const response = await logIn(`nobody${index}`);
    if (response.status === 503) refused.push(response);
    return response.status;
  });
  await expect.poll(() => refused.length).toBe(6);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(6).fill('5'));
  expect(await refused[0]?.json()).toMatchObject({ code: 'server_busy' });
  const open = await sandbox.database.read((tx) =>
    tx
      .select({ pid: sql<number>`pid` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and state = 'idle in transaction'`),
  );
  expect(open).toEqual([]);
  expect((await unwrap(api.GET('/user/balance'))).currency).toBe('USDT');
  resolve();
  await busy;
  expect((await Promise.all(responses)).filter((status) => status === 401)).toHaveLength(64);
});
