import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/openDatabase.ts';
import {
  code,
  device,
  idempotency,
  outbox,
  quote,
  rateLimit,
  readOnlyKey,
  session,
} from '../database/schema.ts';
import { firstSettings } from '../core/firstSettings.ts';
import { DEMO } from '../seed/seed.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { type Sandbox, serveDatabase } from '../startSandbox.ts';
import { openSeededDatabase, testNow } from '../../test/seededDatabase.ts';
import { read, write } from '../transaction/TransactionContext.ts';
import { deleteExpired } from './deleteExpired.ts';

let database: Database;
let sandbox: Sandbox;
beforeAll(async () => {
  database = await openSeededDatabase();
  sandbox = await serveDatabase(database, { clock: { standsAt: testNow } });
});
afterAll(() => sandbox.close());

const post = (path: string, body: object) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function kept(): Promise<{ sessions: number; counts: number; devices: number }> {
  await deleteExpired(database);
  return database.read(async (tx) => ({
    sessions: (await tx.select().from(session)).length,
    counts: (await tx.select().from(rateLimit)).length,
    devices: await tx.$count(device),
  }));
}

test('rate limits, sessions and devices are deleted when they expire, not before', async () => {
  const { session: long } = await read(database, async ({ settings }) => settings);
  const limitSessions = (limits: typeof long) =>
    write(database, (context) => changeSettings(context, { session: limits }));
  await limitSessions(firstSettings.session);
  const before = await kept();
  expect((await post('/api/auth/login', DEMO)).status).toBe(200);
  expect((await post('/api/auth/login', { ...DEMO, password: 'guess' })).status).toBe(401);
  const made = { sessions: before.sessions + 1, devices: before.devices + 1 };
  expect(await kept()).toEqual({ ...made, counts: before.counts + 2 });
  await post('/sandbox/clock/advance', { seconds: 300 });
  expect(await kept()).toEqual({ ...made, counts: before.counts });
  await post('/sandbox/clock/advance', { days: 180 });
  expect(await kept()).toEqual({ ...before, devices: made.devices });
  await post('/sandbox/clock/advance', { days: 185 });
  expect(await kept()).toEqual(before);
  await limitSessions(long);
});

test('codes, quotes, keys and messages are deleted after their retention period', async () => {
  const { refreshToken } = (await (await post('/api/auth/login', DEMO)).json()) as { refreshToken: string };
  const headers = { authorization: `Bearer ${refreshToken}`, 'content-type': 'application/json' };
  const counts = async () => {
    await deleteExpired(database);
    return database.read(async (tx) => ({
      codes: await tx.$count(code),
      quotes: await tx.$count(quote),
      keys: await tx.$count(idempotency),
      messages: await tx.$count(outbox),
    }));
  };
  await post('/sandbox/clock/advance', { days: 31 });
  const before = await counts();
  const reset = await post('/api/auth/reset-password', {
    login: DEMO.login,
    email: `${DEMO.login}@investor.example`,
  });
  expect(reset.status).toBeLessThan(300);
  const rate = await fetch(`${sandbox.url}/api/user/exchange-rate?sourceCurrency=USDT&targetCurrency=BTC`, {
    headers,
  });
  expect(rate.status).toBe(200);
  const refill = await fetch(`${sandbox.url}/api/funds/refills`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ system: 'usdt-trc20', amount: { amount: '50', currency: 'USDT' } }),
  });
  expect(refill.status).toBe(201);
  const made = {
    codes: before.codes + 1,
    quotes: before.quotes + 1,
    keys: before.keys + 1,
    messages: before.messages + 1,
  };
  expect(await counts()).toEqual(made);
  await post('/sandbox/clock/advance', { days: 1 });
  expect(await counts()).toEqual(made);
  await post('/sandbox/clock/advance', { days: 1 });
  expect(await counts()).toEqual({ ...made, codes: before.codes, quotes: before.quotes });
  await post('/sandbox/clock/advance', { days: 29 });
  expect(await counts()).toEqual(before);
});

test('read-only keys are deleted 30 days after their end, not before', async () => {
  const { refreshToken } = (await (await post('/api/auth/login', DEMO)).json()) as { refreshToken: string };
  const created = await fetch(`${sandbox.url}/api/user/read-only-keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${refreshToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Tax tool', validDays: 30 }),
  });
  expect(created.status).toBe(201);
  const count = async () => {
    await deleteExpired(database);
    return database.read((tx) => tx.$count(readOnlyKey));
  };
  await post('/sandbox/clock/advance', { days: 60 });
  expect(await count()).toBe(1);
  await post('/sandbox/clock/advance', { days: 1 });
  expect(await count()).toBe(0);
});
