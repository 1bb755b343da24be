import { type Schema, unwrap } from '@meridian/api-client';
import { add, multiply, subtract } from '@meridian/money';
import { expect } from 'vitest';
import { dayInMilliseconds } from '../../src/clock/clock.ts';
import { balancesIn, dailyIncomeOf, daysOfTerm, incomeOf, sumOf } from './expectedBalances.ts';
import { type Clients, type Effect, type Intent, type Member, rewardsAbove } from './intents.ts';
import type { Servers } from './servers.ts';

/** Every client repeats all its intents at once. Returns their effects, which are those of the first time. */
export async function repeatAll(done: ReadonlyMap<Intent, Effect | undefined>): Promise<Effect[]> {
  const again = await Promise.all(
    [...done.keys()].map(async (intent) => [intent, await intent.run()] as const),
  );
  for (const [intent, effect] of again) if (done.get(intent)) expect(effect).toEqual(done.get(intent));
  const effects = new Map(again.flatMap(([intent, effect]) => (effect ? [[intent, effect]] : [])));
  expect(effects.size).toBeGreaterThan(done.size / 2);
  const kindsOf = (intents: Iterable<Intent>) => new Set([...intents].map(({ kind }) => kind));
  expect(kindsOf(effects.keys())).toEqual(kindsOf(done.keys()));
  return [...effects.values()];
}

/** Expected balances: effects of the calls with a response, rewards of inviters, and accruals. */
function expectedBy(now: Date, members: readonly Member[], effects: readonly Effect[]) {
  const closed = new Set(effects.map((effect) => effect.closed));
  const changes = effects.flatMap(({ id, opened, ...effect }) => [
    ...effect.changes,
    ...(opened ? rewardsAbove(members, opened) : []),
    ...(opened && !closed.has(id) ? incomeOf(opened, now) : []),
  ]);
  return sumOf(changes);
}

/** Every account has what the effects, rewards and accruals make of it. */
export async function expectBalances(
  servers: Servers,
  members: readonly Member[],
  effects: readonly Effect[],
): Promise<void> {
  const report = await servers.ledger();
  expect({ isBalanced: report.isBalanced, differences: report.differences }).toEqual({
    isBalanced: true,
    differences: [],
  });
  const logins = members.map(({ login }) => login);
  expect(balancesIn(logins, report)).toEqual(expectedBy(await servers.now(), members, effects));
}

async function operationsOf(servers: Servers, { token }: Member): Promise<Schema<'Operation'>[]> {
  const found: Schema<'Operation'>[] = [];
  for (let page = 1, total = 1; found.length < total; page += 1) {
    const response = await unwrap(
      servers.api(token).GET('/user/operations/', { params: { query: { page, limit: 100 } } }),
    );
    found.push(...response.items);
    total = response.total;
  }
  return found;
}

/** The remaining case attempts are those bought minus those made. */
export async function expectAttempts(
  clients: Clients,
  member: Member,
  effects: readonly Effect[],
): Promise<void> {
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
export async function expectDeposits(servers: Servers, member: Member): Promise<Schema<'Deposit'>[]> {
  const now = await servers.now();
  const { items } = await unwrap(
    servers.api(member.token).GET('/funds/deposits', { params: { query: { limit: 100 } } }),
  );
  const operations = await operationsOf(servers, member);
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
