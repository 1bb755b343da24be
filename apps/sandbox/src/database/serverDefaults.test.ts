import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { DEMO } from '../seed/seed.ts';
import { startSandbox, type Sandbox } from '../startSandbox.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';
import { apiAt } from '../../test/apiAt.ts';
import { intent } from '../../test/actions.ts';
import { makeSeededPlace, type SeededPlace } from '../../test/seededDatabase.ts';
import { openDatabase } from './openDatabase.ts';
import { toProblemError } from '../http/problem.ts';
import * as act from '../../test/actions.ts';

let seeded: SeededPlace;
let sandbox: Sandbox;
let other: pg.Client;

beforeAll(async () => {
  seeded = await makeSeededPlace();
  const databaseUrl = seeded.place.databaseUrl;
  other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  const name = other.escapeIdentifier(other.database ?? '');
  for (const setting of [
    `default_transaction_isolation = 'serializable'`,
    `datestyle = 'SQL, DMY'`,
    `timezone = 'Asia/Kolkata'`,
    `bytea_output = 'escape'`,
  ])
    await other.query(`alter database ${name} set ${setting}`);
  sandbox = await startSandbox({ ...seeded.place, uploadsDir: seeded.uploadsDir });
});
afterAll(async () => {
  await sandbox?.close();
  await other?.end();
});

const logIn = (password: string = DEMO.password) =>
  apiAt(sandbox.url, null).POST('/auth/login', { body: { login: DEMO.login, password } });

test('concurrent calls get the same responses on a server with other defaults', async () => {
  const { refreshToken } = await unwrapSession(logIn());
  const api = apiAt(sandbox.url, refreshToken);
  const header = intent();
  const refills = await Promise.all(Array.from({ length: 24 }, () => act.refill(api, '100', header)));
  expect(new Set(refills.map(({ id }) => id)).size).toBe(1);
  const wrong = await Promise.all(Array.from({ length: 24 }, () => logIn('no such password 41')));
  const statuses = wrong.map(({ response }) => response.status);
  const countOf = (status: number) => statuses.filter((one) => one === status).length;
  expect([countOf(401), countOf(429)]).toEqual([10, 14]);
});

test('a lock timeout and a statement timeout respond with Retry-After', async () => {
  await other.query(`begin; select 1 from investor where login = 'demo' for update`);
  const database = await openDatabase(seeded.place);
  const refusedTo = (limit: string, statement: string) =>
    database
      .write(async (tx) => {
        await tx.execute(`set local ${limit} = '20ms'`);
        await tx.execute(statement);
      })
      .catch(toProblemError);
  const tryAgainLater = { code: 'technical_work', retryAfter: 5 };
  expect(
    await refusedTo('lock_timeout', `select 1 from investor where login = 'demo' for update`),
  ).toMatchObject(tryAgainLater);
  expect(await refusedTo('statement_timeout', 'select pg_sleep(1)')).toMatchObject(tryAgainLater);
  await other.query('rollback');
  await database.close();
});
