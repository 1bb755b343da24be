import { type Schema, unwrap } from '@meridian/api-client';
import { add, type DecimalString } from '@meridian/money';
import { expect, test } from 'vitest';
import { DEMO } from '../src/seed/seed.ts';
import * as act from './actions.ts';
import { apiAt } from './apiAt.ts';
import { expectAttempts, expectBalances, expectDeposits, repeatAll } from './concurrency/expectations.ts';
import { createClients, type Effect, type Intent } from './concurrency/intents.ts';
import { openServers } from './concurrency/servers.ts';
import { sharedFixture } from './sharedFixture.ts';
import { unwrapSession } from './unwrapSession.ts';

const people = 4;

const servers = sharedFixture(
  () => openServers(2),
  (opened) => opened.close(),
);

// `kills.all.test.ts` does the same while processes are killed.
test('8 clients of two servers lose and double no money, also a month later', async () => {
  const clients = createClients(servers);
  const members = await clients.register(people);
  const done = new Map<Intent, Effect | undefined>();
  await Promise.all(
    members
      .flatMap((member) => clients.clientsOf(member))
      .map(async (own) => {
        for (const intent of own) done.set(intent, await intent.run());
      }),
  );
  const effects = await repeatAll(done);
  await expectBalances(servers, members, effects);
  await Promise.all(members.map((member) => expectAttempts(clients, member, effects)));

  expect((await servers.control('/clock/advance', { days: 30 })).status).toBe(200);
  await expectBalances(servers, members, effects);
  await Promise.all(members.map((member) => expectDeposits(servers, member)));
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
    const response = await unwrap(api.GET('/user/operations/', { params: { query } }));
    operations.push(...response.items);
    total = response.total;
  }
  const balances = balancesOf(operations.toReversed());
  expect(balances.length).toBeGreaterThan(30);
  expect(balances.filter(({ isSaid }) => !isSaid)).toEqual([]);
});
