import { add, type DecimalString, isZero, subtract } from '@meridian/money';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveClock } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';
import { deposit, ledgerAccount, operation } from '../database/schema.ts';
import { closeEarly } from '../deposit/endDeposit.ts';
import { openSeededDatabase } from '../../test/seededDatabase.ts';
import { write } from '../transaction/TransactionContext.ts';

let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

/** Returns the statement lines whose balance is not the previous balance plus the amount. */
async function readStatements() {
  const lines = await database.read((tx) =>
    tx.select().from(operation).orderBy(asc(operation.at), asc(operation.id)),
  );
  const stated = new Map<string, DecimalString>();
  const wrong: string[] = [];
  for (const { investorId, currency, subject, held, amount, balanceAfter } of lines) {
    const key = `${investorId} ${currency}`;
    const before = stated.get(key) ?? '0';
    const expected = held ? before : add(before, amount);
    if (!isZero(subtract(balanceAfter, expected))) {
      wrong.push(`${key} ${subject}: ${before} and ${amount} make ${balanceAfter}`);
    }
    stated.set(key, balanceAfter);
  }
  return { stated, wrong, subjects: lines.map(({ subject }) => subject) };
}

async function readAvailable() {
  const accounts = await database.read((tx) =>
    tx.select().from(ledgerAccount).where(eq(ledgerAccount.kind, 'available')),
  );
  return new Map(accounts.map(({ owner, currency, balance }) => [`${owner} ${currency}`, balance]));
}

test('the statement of every seeded investor adds up to their balance', async () => {
  const { stated, wrong } = await readStatements();
  expect(wrong).toEqual([]);
  expect(stated.size).toBeGreaterThan(1);
  expect(stated).toEqual(await readAvailable());
});

test('the statement still adds up after an early close with an exit fee', async () => {
  const { subjects: before } = await readStatements();
  await database.write((tx) => moveClock(tx, 60_000));
  const early = await database.read((tx) => tx.select().from(deposit).where(eq(deposit.status, 'in_work')));
  for (const row of early)
    await write(database, (context) => closeEarly(context, row), { lock: row.investorId });

  const { stated, wrong, subjects } = await readStatements();
  expect(wrong).toEqual([]);
  expect(stated).toEqual(await readAvailable());
  expect(subjects.slice(before.length)).toEqual(
    expect.arrayContaining(['deposit_exit_fee', 'accruals_forfeited']),
  );
});
