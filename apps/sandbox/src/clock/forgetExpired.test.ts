import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/openDatabase.ts';
import { rateLimit, session } from '../database/schema.ts';
import { DEMO } from '../seed/seed.ts';
import { type Sandbox, serveDatabase } from '../startSandbox.ts';
import { openSeededDatabase } from '../testing/seededPlace.ts';
import { testNow } from '../testing/seededSnapshot.ts';
import { forgetExpired } from './forgetExpired.ts';

let database: Database;
let sandbox: Sandbox;
beforeAll(async () => {
  database = await openSeededDatabase();
  sandbox = await serveDatabase(database, { clock: { standsAt: testNow } });
}, 120_000);
afterAll(() => sandbox.close());

const post = (path: string, body: object) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function kept(): Promise<{ sessions: number; counts: number }> {
  await forgetExpired(database);
  return database.read(async (sql) => ({
    sessions: (await sql.select().from(session)).length,
    counts: (await sql.select().from(rateLimit)).length,
  }));
}

test('a wrong password and a sign-in leave nothing behind when their time is over, and stay until then', async () => {
  const before = await kept();
  expect((await post('/api/auth/login', DEMO)).status).toBe(200);
  expect((await post('/api/auth/login', { ...DEMO, password: 'guess' })).status).toBe(401);
  expect(await kept()).toEqual({ sessions: before.sessions + 1, counts: before.counts + 2 });
  await post('/sandbox/clock/advance', { seconds: 300 });
  expect(await kept()).toEqual({ sessions: before.sessions + 1, counts: before.counts });
  await post('/sandbox/clock/advance', { days: 180 });
  expect(await kept()).toEqual(before);
});
