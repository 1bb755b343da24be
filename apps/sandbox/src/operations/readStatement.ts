import type { Schema } from '@meridian/api-client';
import { add, type DecimalString } from '@meridian/money';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { type Investor, operation, readNumeric } from '../database/schema.ts';
import { isWithinPeriod } from '../calls/period.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { readEnds } from './readEnds.ts';

interface StatementQuery {
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly timeZone?: string;
}

/** Sums of the operations that changed the available balance, by kind and direction: income first, the largest first. */
async function readLines(context: TransactionContext, { id }: Pick<Investor, 'id'>, query: StatementQuery) {
  const isIncome = sql<boolean>`${operation.amount} > 0`;
  return context.tx
    .select({
      subject: operation.subject,
      isIncome,
      count: count(),
      amount: sql`sum(${operation.amount})`.mapWith(readNumeric),
    })
    .from(operation)
    .where(
      and(
        eq(operation.investorId, id),
        eq(operation.currency, query.currency),
        eq(operation.held, false),
        await isWithinPeriod(context, operation.at, query),
      ),
    )
    .groupBy(operation.subject, isIncome)
    .orderBy(desc(isIncome), sql`abs(sum(${operation.amount})) desc`, operation.subject);
}

export async function readStatement(
  context: TransactionContext,
  investor: Pick<Investor, 'id'>,
  query: StatementQuery,
): Promise<Schema<'Statement'>> {
  const { currency, from, to } = query;
  const lines = await readLines(context, investor, query);
  const ends = await readEnds(context, investor, query);
  const { opening, closing } = ends.get(currency) ?? { opening: '0', closing: '0' };
  const money = (amount: DecimalString) => serializeMoney(context.currencies, amount, currency);
  const sumOf = (isIncome: boolean) =>
    lines
      .filter((line) => line.isIncome === isIncome)
      .reduce<DecimalString>((sum, { amount }) => add(sum, amount), '0');
  return {
    date: context.now.toISOString(),
    currency,
    from,
    to,
    opening: money(opening),
    income: money(sumOf(true)),
    expense: money(sumOf(false)),
    closing: money(closing),
    count: lines.reduce((sum, line) => sum + line.count, 0),
    lines: lines.map((line) => ({ subject: line.subject, count: line.count, amount: money(line.amount) })),
  };
}
