import type { Schema } from '@meridian/api-client';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { deposit, type Investor, operation, readNumeric } from '../database/schema.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

const { amount, held, subject, currency } = operation;

export const sumWhere = (condition: SQL) =>
  sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(readNumeric);

/** What is left of a daily accrual after parts of its deposit were closed early: every day has accrued the same for the rest. */
export const keptOfAccrual =
  sql`case when ${deposit.closedParts} > 0 and ${deposit.accruedDays} > 0 then ${deposit.accrued} / ${deposit.accruedDays} else ${amount} end`.mapWith(
    readNumeric,
  );

/** The part of an accrual that has this outcome, over the daily accruals of deposits. */
const accrualsOf = (part: SQL) =>
  sql`coalesce(sum(${part}) filter (where ${subject} = 'deposit_accrual'), 0)`.mapWith(readNumeric);

/** Joins an accrual to its deposit. The investor is part of the condition, so that only their rows are read. */
const depositOfAccrual = and(
  held,
  eq(deposit.investorId, operation.investorId),
  eq(deposit.id, operation.subjectId),
);

/** Fees of operations that bring money. A list shows both as one row, so they make its income smaller. */
export const feesOfIncome = [
  'exchange_fee',
  'deposit_exit_fee',
] as const satisfies readonly Schema<'OperationSubject'>[];

/** Whether an operation is part of the income of a list of this kind. In a list of fees, each fee is a row of its own. */
export const isIncomeOf = (kind: Schema<'OperationKind'> | undefined): SQL =>
  kind === 'fee' ? sql`${amount} > 0` : sql`(${amount} > 0 or ${inArray(subject, feesOfIncome)})`;

/** Totals of one investor’s operations by currency, in display order. */
export async function readTotals(
  { tx, currencies }: Pick<TransactionContext, 'tx' | 'currencies'>,
  { balanceCurrency }: Pick<Investor, 'balanceCurrency'>,
  where: SQL | undefined,
  kind?: Schema<'OperationKind'>,
): Promise<Schema<'OperationTotal'>[]> {
  const isIncome = isIncomeOf(kind);
  const sums = await tx
    .select({
      currency,
      income: sumWhere(sql`not ${held} and ${isIncome}`),
      expense: sumWhere(sql`not ${held} and not ${isIncome}`),
      held: accrualsOf(sql`case when ${deposit.closeReason} is null then ${keptOfAccrual} else 0 end`),
      released: accrualsOf(sql`case when ${deposit.closeReason} = 'term' then ${keptOfAccrual} else 0 end`),
      forfeited: accrualsOf(
        sql`case when ${deposit.closeReason} = 'client' then ${amount} else ${amount} - ${keptOfAccrual} end`,
      ),
    })
    .from(operation)
    .leftJoin(deposit, depositOfAccrual)
    .where(where)
    .groupBy(currency);
  const order = [balanceCurrency, ...currencies.keys()];
  return sums
    .toSorted((one, other) => order.indexOf(one.currency) - order.indexOf(other.currency))
    .map((sum) => ({
      income: serializeMoney(currencies, sum.income, sum.currency),
      expense: serializeMoney(currencies, sum.expense, sum.currency),
      held: serializeMoney(currencies, sum.held, sum.currency),
      released: serializeMoney(currencies, sum.released, sum.currency),
      forfeited: serializeMoney(currencies, sum.forfeited, sum.currency),
    }));
}
