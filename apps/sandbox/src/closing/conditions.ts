import type { Schema } from '@meridian/api-client';
import { and, count, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { deposit, ledgerAccount, readNumeric, refill, withdrawal } from '../database/schema.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

type Condition = Schema<'ClosingCondition'>;

interface Obstacle {
  readonly code: Condition['code'];
  readonly of: PgTable;
  readonly amount: PgColumn;
  readonly currency: PgColumn;
  readonly where: (investorId: string) => SQL | undefined;
}

/** What may be in the way, in the order in which it is best removed. */
const obstacles: readonly Obstacle[] = [
  {
    code: 'deposits_open',
    of: deposit,
    amount: deposit.body,
    currency: deposit.currency,
    where: (id) => and(eq(deposit.investorId, id), ne(deposit.status, 'closed')),
  },
  {
    code: 'refills_waiting',
    of: refill,
    amount: refill.requested,
    currency: refill.currency,
    where: (id) => and(eq(refill.investorId, id), eq(refill.status, 'waiting')),
  },
  {
    code: 'withdrawals_pending',
    of: withdrawal,
    amount: withdrawal.amount,
    currency: withdrawal.currency,
    where: (id) =>
      and(eq(withdrawal.investorId, id), inArray(withdrawal.status, ['pending', 'on_inspection'])),
  },
  {
    code: 'balance_not_empty',
    of: ledgerAccount,
    amount: ledgerAccount.balance,
    currency: ledgerAccount.currency,
    where: (id) =>
      and(eq(ledgerAccount.owner, id), eq(ledgerAccount.kind, 'available'), gt(ledgerAccount.balance, '0')),
  },
];

async function readCondition(
  { tx, currencies }: TransactionContext,
  investorId: string,
  { code, of, amount, currency, where }: Obstacle,
): Promise<Condition> {
  const rows = await tx
    .select({
      currency: sql<string>`${currency}`,
      count: count(),
      amount: sql`sum(${amount})`.mapWith(readNumeric),
    })
    .from(of)
    .where(where(investorId))
    .groupBy(currency);
  const order = [...currencies.keys()];
  return {
    code,
    met: rows.length === 0,
    count: rows.reduce((sum, row) => sum + row.count, 0),
    amounts: rows
      .toSorted((one, other) => order.indexOf(one.currency) - order.indexOf(other.currency))
      .map((row) => serializeMoney(currencies, row.amount, row.currency)),
  };
}

/** Every condition of closing an account, with what is in the way. */
export function readClosingConditions(context: TransactionContext, investorId: string): Promise<Condition[]> {
  return Promise.all(obstacles.map((obstacle) => readCondition(context, investorId, obstacle)));
}
