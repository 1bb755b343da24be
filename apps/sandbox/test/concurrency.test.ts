import { setTimeout as wait } from 'node:timers/promises';
import { type Schema, unwrap } from '@meridian/api-client';
import { add, multiply, subtract } from '@meridian/money';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumOf, incomeOf, dailyIncomeOf, daysOfTerm, balancesIn } from './concurrency/expectedBalances.ts';
import {
  type Clients,
  type Effect,
  createClients,
  type Intent,
  type Member,
  rewardsAbove,
} from './concurrency/intents.ts';
import { serverName, type Servers, startServers } from './concurrency/servers.ts';
import { makeSeededPlace, type SeededPlace } from './seededDatabase.ts';
import { dayInMilliseconds } from '../src/clock/clock.ts';

const people = 12;

let seeded: SeededPlace;
let servers: Servers;

beforeAll(async () => {
  seeded = await makeSeededPlace();
  servers = await startServers(seeded.place, 2);
});
afterAll(async () => {
  await servers.close();
  await seeded.remove();
});

/** Runs all intents while processes are killed twice, with a day after each kill. Returns their effects. */
async function run(clients: Clients, intents: readonly (readonly Intent[])[]): Promise<Map<Intent, Effect>> {
  const done = new Map<Intent, Effect | undefined>();
  const work = Promise.all(
    intents.map(async (own) => {
      for (const intent of own) done.set(intent, await intent.run());
    }),
  );
  const all = intents.flat().length;
  for (const [turn, share] of [0.25, 0.65].entries()) {
    const index = turn % servers.urls().length;
    // A failure ends the waiting.
    while (done.size < all * share) await Promise.race([work, wait(5)]);
    await servers.kill(index);
    // The other process advances the clock before this one is back.
    await Promise.all([servers.control('/clock/advance', { days: 1 }), servers.replace(index)]);
  }
  await work;

  // Every client repeats all its intents at once, and a process is killed meanwhile.
  const asking = Promise.all([...done.keys()].map(async (intent) => [intent, await intent.run()] as const));
  await servers.kill(0);
  await servers.replace(0);
  const again = await asking;
  expect(clients.retries()).toBeGreaterThan(0);
  for (const [intent, effect] of again) if (done.get(intent)) expect(effect).toEqual(done.get(intent));
  const effects = new Map(again.flatMap(([intent, effect]) => (effect ? [[intent, effect]] : [])));
  expect(effects.size).toBeGreaterThan(all / 2);
  const kinds = new Set(intents.flat().map(({ kind }) => kind));
  expect(new Set([...effects.keys()].map(({ kind }) => kind))).toEqual(kinds);
  return effects;
}

/** Expected balances: effects of the answered calls, rewards of inviters, and accruals. */
function expectedBy(now: Date, members: readonly Member[], effects: readonly Effect[]) {
  const closed = new Set(effects.map((effect) => effect.closed));
  const changes = effects.flatMap(({ id, opened, ...effect }) => [
    ...effect.changes,
    ...(opened ? rewardsAbove(members, opened) : []),
    ...(opened && !closed.has(id) ? incomeOf(opened, now) : []),
  ]);
  return sumOf(changes);
}

async function expectBalances(members: readonly Member[], effects: readonly Effect[]): Promise<void> {
  const report = await servers.ledger();
  expect({ isBalanced: report.isBalanced, differences: report.differences }).toEqual({
    isBalanced: true,
    differences: [],
  });
  const logins = members.map(({ login }) => login);
  expect(balancesIn(logins, report)).toEqual(expectedBy(await servers.now(), members, effects));
}

/** Waits until a process holds the lock for due events, and returns its index. */
async function findSettling(): Promise<number> {
  const client = new pg.Client({ connectionString: seeded.place.databaseUrl });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ name: string }>(
        `select application_name as name from pg_locks join pg_stat_activity using (pid)
         where locktype = 'advisory' and objid = 20262027 and granted`,
      );
      const index = servers.urls().findIndex((_url, candidate) => serverName(candidate) === rows[0]?.name);
      if (index >= 0) return index;
    }
  } finally {
    await client.end();
  }
}

/** Advances thirty days, a part from each process. One process is killed while it processes due events. */
async function advanceThirtyDays(): Promise<void> {
  const end = (await servers.now()).getTime() + 30 * dayInMilliseconds;
  const share = 30 / servers.urls().length;
  const answers = servers.urls().map((url) =>
    fetch(`${url}/sandbox/clock/advance`, {
      method: 'POST',
      body: JSON.stringify({ days: share }),
      headers: { 'content-type': 'application/json' },
    }).then(
      ({ status }) => status,
      () => 'no answer',
    ),
  );
  const killed = await findSettling();
  await servers.kill(killed);
  expect(await Promise.all(answers)).toEqual(
    servers.urls().map((_url, index) => (index === killed ? 'no answer' : 200)),
  );
  await servers.replace(killed);
  // The killed process may have moved the clock or not.
  const left = (end - (await servers.now()).getTime()) / dayInMilliseconds;
  expect([0, share]).toContain(left);
  if (left > 0) await servers.control('/clock/advance', { days: left });
}

async function operationsOf({ token }: Member): Promise<Schema<'Operation'>[]> {
  const found: Schema<'Operation'>[] = [];
  for (let page = 1, total = 1; found.length < total; page += 1) {
    const answer = await unwrap(
      servers.api(token).GET('/user/operations/', { params: { query: { page, limit: 100 } } }),
    );
    found.push(...answer.items);
    total = answer.total;
  }
  return found;
}

/** The remaining case attempts are those bought minus those made. */
async function expectAttempts(clients: Clients, member: Member, effects: readonly Effect[]): Promise<void> {
  const own = effects.flatMap(({ attempts }) => (attempts?.login === member.login ? [attempts.more] : []));
  expect(await clients.attemptsLeft(member)).toBe(own.reduce((sum, more) => sum + more, 0));
}

/**
 * Each operation starts with the balance that exactly one other left. A transaction that missed a concurrent one would
 * break this. The stopped clock gives no order, so the balances are compared as sets.
 */
function expectStatement(operations: readonly Schema<'Operation'>[]): void {
  const moved = operations.filter(({ accrual }) => accrual === null);
  for (const currency of new Set(moved.map(({ amount }) => amount.currency))) {
    const lines = moved.filter(({ amount }) => amount.currency === currency);
    const zero = multiply(lines[0]!.amount.amount, '0', currency === 'BTC' ? 8 : 6);
    const began = lines.map(({ amount, balanceAfter }) => subtract(balanceAfter.amount, amount.amount));
    const left = lines.map(({ balanceAfter }) => balanceAfter.amount);
    const last = lines.reduce((sum, { amount }) => add(sum, amount.amount), zero);
    expect([...began, last].toSorted()).toEqual([zero, ...left].toSorted());
  }
}

/** Every deposit accrued each of its days once, and was paid out or renewed once. */
async function expectDeposits(member: Member): Promise<Schema<'Deposit'>[]> {
  const now = await servers.now();
  const { items } = await unwrap(
    servers.api(member.token).GET('/funds/deposits', { params: { query: { limit: 100 } } }),
  );
  const operations = await operationsOf(member);
  expectStatement(operations);
  for (const deposit of items) {
    const startsAt = new Date(deposit.startDate);
    const days = daysOfTerm(startsAt, deposit.closeDate === null ? now : new Date(deposit.closeDate));
    const accrued = multiply(dailyIncomeOf(deposit.amount.amount), `${days}`, 6);
    const isContinued = deposit.autoinvestment && deposit.closeReason === 'term';
    expect(deposit).toMatchObject({
      status: deposit.closeReason === null ? 'in_work' : 'closed',
      accruedDays: days,
      accrued: { amount: accrued },
      continuedBy: isContinued ? expect.any(String) : null,
    });
    if (deposit.closeReason === 'term') expect(days).toBe(30);
    const about = (subject: Schema<'OperationSubject'>, id: string | null = deposit.id) =>
      operations.filter((one) => one.subject === subject && one.subjectId === id);
    const dates = about('deposit_accrual').map(({ date }) => Date.parse(date));
    expect(dates.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: days }, (_, day) => startsAt.getTime() + (day + 1) * dayInMilliseconds),
    );
    expect(about('deposit_closed')).toHaveLength(deposit.status === 'closed' ? 1 : 0);
    expect(about('accruals_released')).toHaveLength(deposit.closeReason === 'term' ? 1 : 0);
    if (isContinued) expect(about('deposit_renewed', deposit.continuedBy)).toHaveLength(1);
  }
  return items;
}

test('24 clients lose and double no money while their servers are killed, also a month later', async () => {
  const clients = createClients(servers);
  const members = await clients.register(people);
  const intents = members.flatMap((member) => clients.clientsOf(member));
  expect(intents).toHaveLength(2 * people);
  const effects = [...(await run(clients, intents)).values()];
  await expectBalances(members, effects);
  await Promise.all(members.map((member) => expectAttempts(clients, member, effects)));

  await advanceThirtyDays();
  await expectBalances(members, effects);
  const deposits = (await Promise.all(members.map(expectDeposits))).flat();
  // Some deposits forfeited accruals, some were renewed, and some paid out.
  expect(deposits.some(({ closeReason, accruedDays }) => closeReason === 'client' && accruedDays > 0)).toBe(
    true,
  );
  expect(deposits.some(({ continuedBy }) => continuedBy !== null)).toBe(true);
  expect(
    deposits.some(({ closeReason, continuedBy }) => closeReason === 'term' && continuedBy === null),
  ).toBe(true);
});
