import { unwrap } from '@meridian/api-client';
import { add, compare, type DecimalString, multiply, calculatePercent } from '@meridian/money';
import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInMilliseconds, moveClock } from '../clock/clock.ts';
import { settleDue } from '../jobs/settleDue.ts';
import type { Database } from '../database/openDatabase.ts';
import { caseAttempt, deposit, investor, ledgerAccount, operation } from '../database/schema.ts';
import { findViolation } from '../database/violation.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { openTestSandbox } from '../../test/openTestSandbox.ts';
import { openSeededDatabase, testNow } from '../../test/seededDatabase.ts';
import { read } from '../transaction/TransactionContext.ts';
import { seedPartners } from './seedPartners.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';

const operations = 3_000;

let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase();
  await seedPartners(database, { operations, randomSeed: 'one' }, testNow);
});
afterAll(() => database.close());

const allOperations = (of: Database) =>
  of.read((tx) => tx.select().from(operation).orderBy(asc(operation.at), asc(operation.id)));

describe('generated partners', () => {
  test('satisfy the ledger: sums are zero, balances equal their entries, none is negative', async () => {
    const { isBalanced, differences } = await read(database, (context) => checkLedger(context));
    expect({ isBalanced, differences }).toEqual({ isBalanced: true, differences: [] });
    const accounts = await database.read((tx) => tx.select().from(ledgerAccount));
    expect(accounts.filter(({ owner, balance }) => owner !== null && balance.startsWith('-'))).toEqual([]);
  });

  test('have correct running balances, like the demo investor and those above', async () => {
    const told = new Map<string, DecimalString>();
    const wrong: string[] = [];
    for (const { investorId, currency, subject, held, amount, balanceAfter } of await allOperations(
      database,
    )) {
      const key = `${investorId} ${currency}`;
      const expected = held ? (told.get(key) ?? '0') : add(told.get(key) ?? '0', amount);
      if (compare(balanceAfter, expected) !== 0)
        wrong.push(`${key} ${subject}: ${balanceAfter} instead of ${expected}`);
      told.set(key, balanceAfter);
    }
    expect(wrong).toEqual([]);
    const attempts = await database.read((tx) => tx.select().from(caseAttempt));
    expect(attempts.length).toBeGreaterThan(operations / 45);
    for (const { balanceBefore, balanceAfter, charged, won } of attempts) {
      expect(compare(add(balanceAfter, charged ?? '0'), add(balanceBefore, won ?? '0'))).toBe(0);
    }
  });

  test('have the requested number of operations, and a tenth as many investors', async () => {
    const past = new Date(testNow.getTime() - 130 * dayInMilliseconds);
    const lines = (await allOperations(database)).filter(({ at }) => at < past);
    expect(lines.length).toBeGreaterThan(operations * 0.9);
    expect(lines.length).toBeLessThan(operations * 1.1);
    const people = await database.read((tx) => tx.select().from(investor));
    expect(people.filter(({ login }) => login.startsWith('partner'))).toHaveLength(operations / 10);
  });

  test('are the same for the same random seed, and differ for another', async () => {
    const same = await openSeededDatabase();
    const other = await openSeededDatabase();
    try {
      await seedPartners(same, { operations, randomSeed: 'one' }, testNow);
      await seedPartners(other, { operations, randomSeed: 'two' }, testNow);
      const first = await allOperations(database);
      expect(await allOperations(same)).toEqual(first);
      expect((await allOperations(other)).map(({ amount }) => amount)).not.toEqual(
        first.map(({ amount }) => amount),
      );
    } finally {
      await same.close();
      await other.close();
    }
  });

  test('leave the constraints on: a transfer that does not sum to zero is rejected', async () => {
    const unbalanced = database.runScript(
      `begin; insert into ledger_entry (transfer_id, account_id, currency, amount)
       select transfer_id, account_id, currency, 1 from ledger_entry limit 1; commit;`,
    );
    const refused = await unbalanced.then(
      () => 'nothing',
      (error: unknown) => findViolation(error)?.constraint,
    );
    expect(refused).toBe('ledger_balanced');
  });

  test.each([0, 1.5, 1_000_001, Number.NaN])('with %s operations are refused', async (size) => {
    await expect(seedPartners(database, { operations: size, randomSeed: 'x' }, testNow)).rejects.toThrow(
      RangeError,
    );
  });

  test('have active deposits with correct accruals, which accrue again the next day', async () => {
    const atWork = () =>
      database.read((tx) =>
        tx
          .select({ row: deposit })
          .from(deposit)
          .innerJoin(investor, eq(investor.id, deposit.investorId))
          .where(and(eq(deposit.status, 'in_work'), like(investor.login, 'partner%')))
          .orderBy(asc(deposit.id)),
      );
    const held = async (of: string) => {
      const entries = await database.read((tx) =>
        tx
          .select({ amount: operation.amount })
          .from(operation)
          .where(and(eq(operation.subjectId, of), eq(operation.subject, 'deposit_accrual'))),
      );
      return entries.map(({ amount }) => amount).reduce(add, '0');
    };
    const before = await atWork();
    expect(before.length).toBeGreaterThan(operations / 1_000);
    for (const { row } of before) {
      const days = Math.floor((testNow.getTime() - row.startsAt.getTime()) / dayInMilliseconds);
      expect(row).toMatchObject({ accruedDays: days, plan: { dailyYieldPercent: '0.1' } });
      expect(row.nextAccrualAt).toEqual(new Date(row.startsAt.getTime() + (days + 1) * dayInMilliseconds));
      const accrued = multiply(calculatePercent(row.body, '0.1', 6), `${days}`, 6);
      expect([compare(row.accrued, accrued), compare(await held(row.id), accrued)]).toEqual([0, 0]);
    }
    await database.write((tx) => moveClock(tx, dayInMilliseconds));
    await settleDue(database);
    const after = new Map((await atWork()).map(({ row }) => [row.id, row.accruedDays]));
    expect([...after.keys()]).toEqual(before.map(({ row }) => row.id));
    for (const { row } of before) expect(after.get(row.id)).toBe(row.accruedDays + 1);
    expect((await read(database, (context) => checkLedger(context))).isBalanced).toBe(true);
  });

  test('can sign in, and are partners of the demo investor', async () => {
    const sandbox = await openTestSandbox({ database: { ...database, close: async () => undefined } });
    try {
      const { api } = await sandbox.demo();
      expect((await unwrap(api.GET('/user/referrals'))).total).toBeGreaterThan(5);
      const body = { login: 'partner000001', password: 'calm harbour 26' };
      expect((await unwrapSession(sandbox.guest.POST('/auth/login', { body }))).user.inviter).toBe('demo');
    } finally {
      await sandbox.close();
    }
  });
});
