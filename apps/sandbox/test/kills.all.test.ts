import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInMilliseconds } from '../src/clock/clock.ts';
import { expectAttempts, expectBalances, expectDeposits, repeatAll } from './concurrency/expectations.ts';
import { type Clients, createClients, type Effect, type Intent } from './concurrency/intents.ts';
import { serverName, type ServerProcesses, startServers } from './concurrency/servers.ts';
import { makeSeededPlace, type SeededPlace } from './seededDatabase.ts';

const people = 12;

let seeded: SeededPlace;
let servers: ServerProcesses;

beforeAll(async () => {
  seeded = await makeSeededPlace();
  servers = await startServers(seeded.place, 2);
});
afterAll(async () => {
  await servers.close();
});

/** Runs all intents while processes are killed twice, with a day after each kill. Returns their effects. */
async function run(clients: Clients, intents: readonly (readonly Intent[])[]): Promise<Effect[]> {
  const done = new Map<Intent, Effect | undefined>();
  const context = Promise.all(
    intents.map(async (own) => {
      for (const intent of own) done.set(intent, await intent.run());
    }),
  );
  const all = intents.flat().length;
  for (const [turn, share] of [0.25, 0.65].entries()) {
    const index = turn % servers.urls().length;
    // A failure ends the waiting.
    while (done.size < all * share) await Promise.race([context, wait(5)]);
    await servers.kill(index);
    // The other process advances the clock before this one is back.
    await Promise.all([servers.control('/clock/advance', { days: 1 }), servers.replace(index)]);
  }
  await context;

  // A process is killed while the clients repeat their intents.
  const asking = repeatAll(done);
  await servers.kill(0);
  await servers.replace(0);
  const effects = await asking;
  expect(clients.retries()).toBeGreaterThan(0);
  return effects;
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
  const responses = servers.urls().map((url) =>
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
  expect(await Promise.all(responses)).toEqual(
    servers.urls().map((_url, index) => (index === killed ? 'no answer' : 200)),
  );
  await servers.replace(killed);
  // The killed process may have moved the clock or not.
  const left = (end - (await servers.now()).getTime()) / dayInMilliseconds;
  expect([0, share]).toContain(left);
  if (left > 0) await servers.control('/clock/advance', { days: left });
}

test('24 clients lose and double no money while their servers are killed, also a month later', async () => {
  const clients = createClients(servers);
  const members = await clients.register(people);
  const intents = members.flatMap((member) => clients.clientsOf(member));
  expect(intents).toHaveLength(2 * people);
  const effects = await run(clients, intents);
  await expectBalances(servers, members, effects);
  await Promise.all(members.map((member) => expectAttempts(clients, member, effects)));

  await advanceThirtyDays();
  await expectBalances(servers, members, effects);
  const deposits = (await Promise.all(members.map((member) => expectDeposits(servers, member)))).flat();
  // Some deposits forfeited accruals, some were renewed with or without their accruals, and some paid out.
  expect(deposits.some(({ closeReason, accruedDays }) => closeReason === 'client' && accruedDays > 0)).toBe(
    true,
  );
  for (const amount of ['body', 'body_and_accruals']) {
    expect(
      deposits.some(({ continuedBy, renewal }) => continuedBy !== null && renewal?.amount === amount),
    ).toBe(true);
  }
  expect(
    deposits.some(({ closeReason, continuedBy }) => closeReason === 'term' && continuedBy === null),
  ).toBe(true);
});
