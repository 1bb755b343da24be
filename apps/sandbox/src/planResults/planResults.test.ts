import { unwrap } from '@meridian/api-client';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { openSeededDatabase } from '../../test/seededDatabase.ts';
import { dayInMilliseconds, moveClock, stopClockAt } from '../clock/clock.ts';
import {
  deposit,
  ledgerAccount,
  ledgerEntry,
  ledgerTransfer,
  planResult,
  readNumeric,
} from '../database/schema.ts';
import { closePart } from '../deposit/closePart.ts';
import { settleDue } from '../jobs/settleDue.ts';
import { write } from '../transaction/TransactionContext.ts';
import { countQuarters, quarterOf } from './countQuarters.ts';

const sandbox = sharedSandbox();

const countedIn = (database: typeof sandbox.database) =>
  database.read((tx) =>
    tx.select().from(planResult).orderBy(desc(planResult.quarter), asc(planResult.planId)),
  );

test('the results of a quarter equal what its deposits paid out, and everything the ledger has for them', async () => {
  const database = await openSeededDatabase();
  try {
    // A part and its rest that are closed in one quarter are one deposit.
    await write(database, async (context) => {
      const [row] = await context.tx
        .select()
        .from(deposit)
        .where(
          sql`${deposit.status} = 'in_work' and ${deposit.body} > (${deposit.plan} -> 'minimumDeposit' ->> 'amount')::numeric`,
        )
        .orderBy(desc(deposit.body))
        .limit(1);
      await closePart(context, row!, '0.7');
      const [rest] = await context.tx.select().from(deposit).where(eq(deposit.id, row!.id));
      await closePart(context, rest!, '0.000001');
    });
    // All deposits are closed, and their last quarter is over.
    await database.write((tx) => moveClock(tx, 400 * dayInMilliseconds));
    await database.write((tx) => tx.update(deposit).set({ autoinvestment: false }));
    await settleDue(database);
    await countQuarters(database);
    const quarter = sql`date_trunc('quarter', ${deposit.closedAt} at time zone 'UTC')`;
    const paidOut = await database.read((tx) =>
      tx
        .select({
          quarter: sql<string>`to_char(${quarter}, 'YYYY-MM-DD')`,
          planId: sql<string>`${deposit.plan} ->> 'id'`,
          deposits: sql<number>`count(distinct coalesce(${deposit.partOf}, ${deposit.id}))::integer`,
          closedEarly: sql<number>`(count(distinct coalesce(${deposit.partOf}, ${deposit.id})) filter (where ${deposit.closeReason} = 'client'))::integer`,
          body: sql`sum(${deposit.body})`.mapWith(readNumeric),
          // A continued deposit pays out nothing: its accruals are in the next one.
          result:
            sql`sum(case when ${deposit.closeReason} = 'client' then ${deposit.payout} - ${deposit.body} else ${deposit.accrued} end)`.mapWith(
              readNumeric,
            ),
        })
        .from(deposit)
        .where(eq(deposit.status, 'closed'))
        .groupBy(sql`1, 2`)
        .orderBy(sql`1 desc, 2`),
    );
    const counted = await countedIn(database);
    expect(counted.map(({ name: _name, currency: _currency, planPercent: _percent, ...row }) => row)).toEqual(
      paidOut,
    );
    expect(counted.some(({ closedEarly }) => closedEarly > 0)).toBe(true);
    const entries = await database.read((tx) =>
      tx
        .select({
          currency: ledgerEntry.currency,
          // Fees of withdrawals and exchanges are not those of deposits.
          result: sql`-sum(${ledgerEntry.amount})`.mapWith(readNumeric),
        })
        .from(ledgerEntry)
        .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
        .innerJoin(ledgerTransfer, eq(ledgerTransfer.id, ledgerEntry.transferId))
        .where(
          sql`${ledgerAccount.kind} = 'yield' or ${ledgerAccount.kind} = 'fees' and ${ledgerTransfer.kind} = 'deposit_closed_early'`,
        )
        .groupBy(ledgerEntry.currency)
        .orderBy(ledgerEntry.currency),
    );
    const sums = await database.read((tx) =>
      tx
        .select({
          currency: planResult.currency,
          result: sql`sum(${planResult.result})`.mapWith(readNumeric),
        })
        .from(planResult)
        .groupBy(planResult.currency)
        .orderBy(planResult.currency),
    );
    expect(sums).toEqual(entries);
  } finally {
    await database.close();
  }
});

test('everybody reads them from ten deposits of a plan and quarter, with the share that was closed early', async () => {
  const { fewestDeposits, items } = await unwrap(sandbox.guest.GET('/plans/results'));
  expect(fewestDeposits).toBe(10);
  const counted = await countedIn(sandbox.database);
  expect(counted.some(({ deposits }) => deposits < 10)).toBe(true);
  expect(items.map(({ plan, deposits }) => [plan.id, deposits])).toEqual(
    counted.filter(({ deposits }) => deposits >= 10).map(({ planId, deposits }) => [planId, deposits]),
  );
  expect(items[0]).toMatchObject({
    quarter: '2026-07-01',
    plan: { id: 'usdt-start-30', name: 'Start' },
    planPercent: '3',
  });
  expect(items[0]?.closedEarly).toBeGreaterThan(0);
  const russian = await unwrap(sandbox.apiOf(null, 'ru').GET('/plans/results'));
  expect(russian.items[0]?.plan.name).toBe('Старт');
});

test('a loss is shown like a gain, and both are rounded down', async () => {
  const made = {
    quarter: '2026-01-01',
    currency: 'USDT',
    name: { en: 'A', ru: 'А' },
    deposits: 10,
    closedEarly: 4,
    body: '3000',
    planPercent: '3',
  } as const;
  await sandbox.database.write((tx) =>
    tx.insert(planResult).values([
      { ...made, planId: 'gain', result: '2' },
      { ...made, planId: 'loss', result: '-2' },
      { ...made, planId: 'nine', result: '2', deposits: 9 },
      { ...made, planId: 'old', result: '2', quarter: '2025-07-01' },
    ]),
  );
  const { items } = await unwrap(sandbox.guest.GET('/plans/results'));
  expect(
    items
      .filter(({ quarter }) => quarter < '2026-04-01')
      .map(({ plan, result, resultPercent }) => [plan.id, result.amount, resultPercent]),
  ).toEqual([
    ['gain', '2.000000', '0.06'],
    ['loss', '-2.000000', '-0.07'],
  ]);
});

test('a plan whose rate was changed is measured by the rate that each deposit had', async () => {
  const database = await openSeededDatabase();
  try {
    await database.write((tx) =>
      tx.update(deposit).set({
        body: '100',
        plan: sql`case when ${deposit.closeReason} = 'client' then jsonb_set(plan, '{dailyYieldPercent}', '"0.3"') else plan end`,
      }),
    );
    await countQuarters(database);
    const start = (await countedIn(database)).find(({ planId }) => planId === 'usdt-start-30');
    const { deposits = 0, closedEarly = 0, planPercent } = start ?? {};
    expect(closedEarly).toBeGreaterThan(0);
    const hundredths = Math.floor((300 * (deposits - closedEarly) + 900 * closedEarly) / deposits);
    expect(Number(planPercent) * 100).toBeCloseTo(hundredths);
  } finally {
    await database.close();
  }
});

test('a quarter is counted once, a day after its end, and not while a closing in it is still due', async () => {
  const database = await openSeededDatabase();
  try {
    const at = (moment: string) => database.write((tx) => stopClockAt(tx, new Date(moment)));
    await at('2027-01-01T23:59:00Z');
    await settleDue(database);
    await countQuarters(database);
    const before = (await countedIn(database)).map(({ quarter }) => quarter);
    expect(before).toContain('2026-07-01');
    expect(before).not.toContain('2026-10-01');
    await at('2027-04-03T00:00:00Z');
    await countQuarters(database);
    expect((await countedIn(database)).map(({ quarter }) => quarter)).not.toContain('2026-10-01');
    await settleDue(database);
    await countQuarters(database);
    const counted = await countedIn(database);
    expect(counted.map(({ quarter }) => quarter)).toContain('2026-10-01');
    await countQuarters(database);
    expect(await countedIn(database)).toEqual(counted);
  } finally {
    await database.close();
  }
});

test('quarters begin on the first of January, April, July and October, in UTC', () => {
  expect(quarterOf(new Date('2026-12-31T23:59:59.999Z'))).toBe('2026-10-01');
  expect(quarterOf(new Date('2027-01-01T00:00:00Z'))).toBe('2027-01-01');
  expect(quarterOf(new Date('2027-02-28T12:00:00Z'), 4)).toBe('2026-01-01');
});

test('off means absent', async () => {
  await sandbox.control('/capabilities', { planResults: false });
  try {
    expect((await sandbox.guest.GET('/plans/results')).error?.code).toBe('capability_off');
  } finally {
    await sandbox.control('/capabilities', { planResults: true });
  }
});
