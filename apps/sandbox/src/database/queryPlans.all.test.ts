import pg from 'pg';
import { type ApiClient, unwrap } from '@meridian/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpired } from '../jobs/deleteExpired.ts';
import { contractOperations } from '@meridian/contract-kit';
import { seedPartners } from '../seed/seedPartners.ts';
import { listQueries } from '../../test/listQueries.ts';
import { intent, usdt } from '../../test/actions.ts';
import {
  goodPassword,
  openTestSandbox,
  type TestUser,
  type TestSandbox,
} from '../../test/openTestSandbox.ts';
import {
  countRowsRead,
  findLargeTables,
  findProblems,
  type LargeTables,
  type PlanOptions,
} from '../../test/readPlan.ts';
import { noTick, recordQueries } from '../../test/recordQueries.ts';
import { makeSeededPlace, type SeededPlace, testNow } from '../../test/seededDatabase.ts';
import { type Database, openDatabase } from './openDatabase.ts';
import * as act from '../../test/actions.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';

const operations = Number(process.env['PLANS_OPERATIONS'] ?? 100_000);
const bronze = '0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01';

/** Adds rows that expire but have not yet, refills on inspection past their deadline, and read notifications. */
const kept = `
  insert into session (token_hash, investor_id, created_at, last_used_at, expires_at)
    select md5(n::text), investor.id, sandbox_now(), sandbox_now(), sandbox_now() + interval '1 day'
  from generate_series(1, 5000) n, investor where login = 'boris';
  insert into security_event (id, investor_id, at, kind, address)
  select gen_random_uuid(), id, sandbox_now() - interval '1 day', 'code_sent', '192.0.2.1'
  from (values ('demo', 300), ('boris', 10000)) happened (login, times) join investor using (login),
    generate_series(1, times);
  insert into code (id, holder, purpose, code_hash, sent_at, expires_at, attempts_left)
  select gen_random_uuid(), 'somebody', 'email', '', sandbox_now(), sandbox_now() + interval '1 day', 5
  from generate_series(1, 5000);
  insert into quote (id, investor_id, base, target, rate, fee_percent, expires_at)
  select gen_random_uuid(), id, 'USDT', 'BTC', 1, 0, sandbox_now() + interval '1 minute'
  from generate_series(1, 5000), investor where login = 'boris';
  insert into idempotency select id, n::text, 'createRefill', '', null, null, sandbox_now()
  from generate_series(1, 5000) n, investor where login = 'boris';
  insert into outbox select gen_random_uuid(), sandbox_now(), 'email', '', 'boris', 'email', '', '1'
  from generate_series(1, 5000);
  insert into rate_limit select n::text, sandbox_now() + interval '1 minute', 1 from generate_series(1, 5000) n;
  insert into telegram_signature select n::text, sandbox_now() + interval '1 minute'
  from generate_series(1, 5000) n;
  insert into refill (id, investor_id, system, network, address, currency, requested, status, confirmations,
    required_confirmations, created_at, changed_at, expires_at, inspected_at)
  select gen_random_uuid(), id, '', '', n::text, 'USDT', 100, 'waiting', 0, 19, moment, moment, moment, moment
  from generate_series(1, 5000) n, investor, lateral (select sandbox_now() - interval '3 days' as moment) past
  where login = 'boris';
  insert into notification (id, investor_id, at, topic, title, text, read_at)
  select gen_random_uuid(), id, moment, 'news', '{"en": "", "ru": ""}', '{"en": "", "ru": ""}', moment
  from (values ('demo', 700), ('boris', 10000)) told (login, times) join investor using (login),
    generate_series(1, times), lateral (select sandbox_now() - interval '3 days' as moment) past;
`;

let seeded: SeededPlace;
let database: Database;
let sandbox: TestSandbox;
let client: pg.Client;
let demo: TestUser;
let large: LargeTables;

beforeAll(async () => {
  seeded = await makeSeededPlace();
  if (!('databaseUrl' in seeded.place)) throw new Error('Plans are read on a server.');
  database = await openDatabase(seeded.place);
  await database.runScript(kept);
  await seedPartners(database, { operations, randomSeed: 'plans' }, testNow);
  sandbox = await openTestSandbox({ database, ...noTick });
  client = new pg.Client({ connectionString: seeded.place.databaseUrl });
  await client.connect();
  large = await findLargeTables(client);
  demo = await sandbox.demo();
});
afterAll(async () => {
  await client.end();
  await sandbox.close();
});

/** Problems in the plans of the statements that a task runs. Checks a few of each statement. */
async function wasteOn(task: () => Promise<unknown>, look?: PlanOptions): Promise<string[]> {
  const all = await recordQueries(task);
  // The nightly job reads the whole ledger, as it must.
  const recorded = all.filter(({ text }) => !/ having .*sum\("ledger_entry"/s.test(text));
  expect(recorded.length).toBeGreaterThan(0);
  const looked = new Map<string, number>();
  const problems = new Set<string>();
  for (const query of recorded) {
    const times = (looked.get(query.text) ?? 0) + 1;
    looked.set(query.text, times);
    if (times <= 3) for (const one of await findProblems(client, query, large, look)) problems.add(one);
  }
  return [...problems];
}

/** The phone of the demo investor is confirmed, so it has no code. It is read like that of the e-mail. */
const lists = contractOperations.filter(
  ({ id, method, parameters }) =>
    method === 'get' && !parameters.some(({ required }) => required) && id !== 'getPhoneCode',
);

test('the large seed has large tables, and the contract has lists', () => {
  expect([...large.keys()]).toEqual(
    expect.arrayContaining(
      'operation ledger_entry ledger_transfer investor partner deposit refill withdrawal notification case_attempt session security_event code quote idempotency outbox'.split(
        ' ',
      ),
    ),
  );
  expect(lists.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['listOperations', 'listReferrals', 'listDeposits', 'listNotifications']),
  );
});

describe('on a large seed a list scans no large table and discards few rows:', () => {
  test.each(lists.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const headers = { authorization: `Bearer ${demo.token}` };
    const problems: string[] = [];
    for (const { query, lastRow } of listQueries(operation)) {
      const ask = async () => {
        const response = await fetch(`${sandbox.url}/api${operation.path}?${query}`, { headers });
        expect([query, response.status]).toEqual([query, 200]);
        // A file is read while it is sent.
        await response.arrayBuffer();
      };
      const found = await wasteOn(ask, { lastRow });
      // A part of a login is searched in all own partners; no index gives this order.
      const isNeeded = (one: string) =>
        query.startsWith('search=') && /^(Index|Bitmap Heap) Scan of partner/.test(one);
      problems.push(...found.filter((one) => !isNeeded(one)).map((one) => `${query}: ${one}`));
    }
    expect(problems).toEqual([]);
  });
});

test('the history of a few days reads only these days', async () => {
  const query = { timeZone: 'Asia/Tokyo', from: '2026-10-02', to: '2026-10-05' };
  const recorded = await recordQueries(() =>
    unwrap(demo.api.GET('/user/balance/history', { params: { query } })),
  );
  const counts: number[] = [];
  for (const one of recorded) counts.push(await countRowsRead(client, one, large));
  const happened = await unwrap(demo.api.GET('/user/operations/', { params: { query } }));
  expect(happened.total).toBeGreaterThan(5);
  // Each operation has entries in two or three accounts.
  expect(Math.max(...counts)).toBeLessThan(happened.total * 6);
});

describe('so do calls that move money:', () => {
  const header = intent;
  let deposit = '';
  let requestId = '';

  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    createRefill: () => act.refill(demo.api, '100', header()),
    async createDeposit() {
      const made = await act.invest(demo.api, '50', {}, header());
      deposit = made.id;
    },
    previewDepositClosing: () =>
      unwrap(demo.api.GET('/funds/deposits/{id}/closing', { params: { path: { id: deposit } } })),
    closeDeposit: () =>
      unwrap(
        demo.api.POST('/funds/deposits/client/close/{id}', {
          params: { path: { id: deposit }, header: header() },
        }),
      ),
    async requestWithdrawal() {
      const request = await act.requestWithdrawal(demo.api, '20', header());
      requestId = request.id;
    },
    async validateWithdrawal() {
      const code = await sandbox.lastCode(demo.login);
      await act.confirmWithdrawal(demo.api, requestId, code, header());
    },
    async makeExchange() {
      const query = { sourceCurrency: 'USDT', targetCurrency: 'BTC' };
      const { quoteId } = await unwrap(demo.api.GET('/user/exchange-rate', { params: { query } }));
      await unwrap(
        demo.api.POST('/user/exchange', {
          params: { header: header() },
          body: { quoteId, amount: usdt('20') },
        }),
      );
    },
    openCase: () =>
      unwrap(
        demo.api.POST('/crypto-cases/{id}/open', {
          params: { path: { id: bronze }, header: header() },
          body: { confirmedPrice: usdt('5') },
        }),
      ),
    buySubscription: () => act.subscribe(demo.api, header()),
  };

  test.each(Object.entries(acts))('%s', async (_id, act) => {
    expect(await wasteOn(act)).toEqual([]);
  });
});

describe('so do calls that change an account or sign in:', () => {
  const login = 'newcomer';
  const email = 'newcomer@example.com';
  const password = 'nine loud magpies 73';
  const passwords = { password, passwordConfirmation: password };
  let api: ApiClient;
  let token = '';
  let secret = '';

  const logIn = (given: string) =>
    unwrapSession(sandbox.guest.POST('/auth/login', { body: { login, password: given } }));
  const enter = async (session: Promise<{ readonly refreshToken: string }>) => {
    api = sandbox.apiOf((await session).refreshToken);
  };
  const code = async () => ({ code: await sandbox.lastCode(login) });

  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    async registerUser() {
      ({ api } = await sandbox.register({ login, email, inviter: 'demo' }));
    },
    confirmPhone: async () => enter(unwrap(api.POST('/auth/phone/confirm', { body: await code() }))),
    logIn: () => enter(logIn(goodPassword)),
    updateWallets: () => act.addWallet(api),
    readNotifications: () => unwrap(demo.api.POST('/notification/read', { body: { ids: null } })),
    changePassword: () =>
      unwrap(
        api.PATCH('/user/password', {
          body: { currentPassword: goodPassword, ...passwords },
        }),
      ),
    async requestPasswordReset() {
      ({ secret } = await unwrap(sandbox.guest.POST('/auth/reset-password', { body: { login, email } })));
    },
    async validatePasswordReset() {
      const body = { login, email, secret, ...(await code()) };
      token = (await unwrap(sandbox.guest.POST('/auth/reset-password/validate', { body }))).refreshToken;
    },
    setPassword: () => unwrapSession(sandbox.apiOf(token).POST('/auth/set-password', { body: passwords })),
    async saveProfile() {
      await enter(logIn(password));
      const body = { email: 'other@example.com' };
      await unwrap(api.POST('/user/profile', { body }));
    },
    async logOut() {
      await unwrap(api.POST('/auth/logout'));
    },
  };

  test.each(Object.entries(acts))('%s', async (_id, act) => {
    expect(await wasteOn(act)).toEqual([]);
  });
});

describe('so do scheduled jobs and the control plane:', () => {
  test('deleting expired rows', async () => {
    expect(await wasteOn(() => deleteExpired(database))).toEqual([]);
  });

  test('processing the due events of a day', async () => {
    expect(await wasteOn(() => sandbox.advance(1), { need: 'many' })).toEqual([]);
  });

  test.each(['/state', '/outbox?login=demo'])('%s', async (path) => {
    const look = async () => expect((await sandbox.control(path)).status).toBe(200);
    expect(await wasteOn(look)).toEqual([]);
  });
});
