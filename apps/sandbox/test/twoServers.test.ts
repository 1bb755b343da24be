import { setTimeout as wait } from 'node:timers/promises';
import { unwrap, type Schema } from '@meridian/api-client';
import { add, type DecimalString } from '@meridian/money';
import { beforeAll, expect, test } from 'vitest';
import { DEMO } from '../src/seed/seed.ts';
import * as act from './actions.ts';
import { apiAt } from './apiAt.ts';
import { readSeed } from './readSeed.ts';
import { makeSeededPlace } from './seededDatabase.ts';
import { sharedFixture } from './sharedFixture.ts';
import { type Servers, startServers } from './concurrency/servers.ts';
import { unwrapSession } from './unwrapSession.ts';

/** Two processes on one database. */
const servers: Servers = sharedFixture(
  async () => {
    const seeded = await makeSeededPlace();
    return { ...(await startServers(seeded.place, 2)), seeded };
  },
  async ({ close, seeded }) => {
    await close();
    await seeded.remove();
  },
);

let seed: Awaited<ReturnType<typeof readSeed>>;
beforeAll(async () => {
  seed = await readSeed(servers.urls()[0]!);
});

// The clock is stopped until the first reset.
test('refills requested from several servers are listed in order, also with a stopped clock', async () => {
  const { refreshToken } = await unwrapSession(servers.api(null).POST('/auth/login', { body: { ...DEMO } }));
  const made: string[] = [];
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const { id } = await unwrap(
        servers.api(refreshToken).POST('/funds/refills', {
          params: { header: act.intent() },
          body: { system: 'usdt-trc20', amount: act.usdt('100') },
        }),
      );
      made.push(id);
    }
  };
  // The servers alternate; the first one has made one more.
  await ask(1);
  servers.api(null);
  await ask(9);
  await servers.kill(0);
  await servers.replace(0);
  await ask(10);
  const { items } = await unwrap(
    servers.api(refreshToken).GET('/funds/refills', { params: { query: { limit: 100 } } }),
  );
  const dates = new Set(items.filter(({ id }) => made.includes(id)).map(({ creationDate }) => creationDate));
  expect(dates.size).toBe(1);
  expect(items.map(({ id }) => id).filter((id) => made.includes(id))).toEqual(made.toReversed());
});

/** The balance after each moment of a statement: as stated, and as the sum of its lines. Held accruals are on no balance. */
function balancesOf(operations: readonly Schema<'Operation'>[]) {
  let sum: DecimalString = '0.000000';
  const lines = operations.filter(({ accrual, amount }) => accrual === null && amount.currency === 'USDT');
  return [...Map.groupBy(lines, ({ date }) => date)].map(([date, ofMoment]) => {
    sum = ofMoment.reduce((before, { amount }) => add(before, amount.amount), sum);
    const isSaid = ofMoment.some(({ balanceAfter }) => balanceAfter.amount === sum);
    return { date, sum, isSaid };
  });
}

test('a statement adds up while one server advances the clock and another moves money', async () => {
  const [one = '', other = ''] = servers.urls();
  const { refreshToken } = await unwrapSession(apiAt(one, null).POST('/auth/login', { body: { ...DEMO } }));
  const api = apiAt(other, refreshToken);
  for (let made = 0; made < 20; made += 1) {
    await act.invest(api, '50');
  }
  const buy = () => act.subscribe(api);
  const over = new AbortController();
  const spend = async () => {
    while (!over.signal.aborted) await buy();
  };
  const spending = [spend(), spend(), spend()];
  const advance = await fetch(`${one}/sandbox/clock/advance`, {
    method: 'POST',
    body: '{"days":40}',
    headers: { 'content-type': 'application/json' },
  });
  over.abort();
  expect(advance.status).toBe(200);
  await Promise.all(spending);

  const operations: Schema<'Operation'>[] = [];
  for (let page = 1, total = 1; operations.length < total; page += 1) {
    const query = { page, limit: 100 };
    const answer = await unwrap(api.GET('/user/operations/', { params: { query } }));
    operations.push(...answer.items);
    total = answer.total;
  }
  const balances = balancesOf(operations.toReversed());
  expect(balances.length).toBeGreaterThan(30);
  expect(balances.filter(({ isSaid }) => !isSaid)).toEqual([]);
});

test('during a reset by one server the other answers 503 or complete data, then the seed', async () => {
  const [resetting, other] = servers.urls() as [string, string];
  const before = await readSeed(other);
  const { refreshToken } = await unwrapSession(servers.api(null).POST('/auth/login', { body: { ...DEMO } }));
  const api = apiAt(other, refreshToken);
  const over = new AbortController();
  const reset = fetch(`${resetting}/sandbox/reset`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  }).finally(() => over.abort());
  const look = async () => {
    const answers: typeof before = [];
    while (!over.signal.aborted) answers.push(...(await readSeed(other)));
    return answers;
  };
  const looking = look();
  const asked = new Set<number>();
  while (!over.signal.aborted) {
    const { response } = await api.POST('/funds/refills', {
      params: { header: act.intent() },
      body: { system: 'usdt-trc20', amount: act.usdt('100') },
    });
    asked.add(response.status);
  }
  const answers = await looking;
  expect((await reset).status).toBe(200);
  // The number of waiting refills is limited, and the reset ended all earlier sessions.
  expect([201, 401, 429, 503]).toEqual(expect.arrayContaining([...asked]));
  for (const url of servers.urls()) expect(await readSeed(url)).toEqual(seed);

  const whole = [...before, ...seed];
  for (const answer of answers) {
    if (answer.status === 200) expect(whole).toContainEqual(answer);
    else expect([401, 503]).toContain(answer.status);
  }
  expect(answers.some(({ path, status }) => path === '/auth/login' && status === 503)).toBe(true);
  expect(answers.some(({ path, status }) => path === '/auth/login' && status === 401)).toBe(false);
});

/** Repeats a call until it has this status. */
async function whenItIs(url: string, expected: string): Promise<void> {
  for (;;) {
    const { status }: { status: string } = JSON.parse(await (await fetch(`${url}/readyz`)).text());
    if (status === expected) return;
    await wait(20);
  }
}

test('a server finishes the reset of a killed one', async () => {
  const [resetting, other] = servers.urls() as [string, string];
  const reset = fetch(`${resetting}/sandbox/reset`, {
    method: 'POST',
    body: '{"seedSize":100000}',
    headers: { 'content-type': 'application/json' },
  }).catch(() => 'lost');
  await whenItIs(other, 'seeding');
  await servers.kill(0);
  expect(await reset).toBe('lost');
  await whenItIs(other, 'ready');
  expect(await readSeed(other)).toEqual(seed);
  await servers.replace(0);
});

test('two concurrent resets both succeed', async () => {
  const reset = async (url: string) => {
    const answer = await fetch(`${url}/sandbox/reset`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    return answer.status;
  };
  expect(await Promise.all(servers.urls().map(reset))).toEqual([200, 200]);
  for (const url of servers.urls()) expect(await readSeed(url)).toEqual(seed);
});
