import type { Schema } from '@meridian/api-client';
import { add, type DecimalString, subtract } from '@meridian/money';
import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import { type Investor, ledgerAccount, ledgerEntry, operation, readNumeric } from '../database/schema.ts';
import { isWithinPeriod, startOfDay, readTimeZone } from '../calls/period.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

interface StatementQuery {
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly timeZone?: string;
}

/**
 * Opening and closing balance, from the ledger. They are the current balance less the entries since, so older entries are not
 * read.
 */
async function readEnds(
  context: TransactionContext,
  { id }: Pick<Investor, 'id'>,
  query: StatementQuery,
): Promise<{ opening: DecimalString; closing: DecimalString }> {
  const { tx } = context;
  const { currency, from, to } = query;
  const [account] = await tx
    .select({ id: ledgerAccount.id, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.owner, id),
        eq(ledgerAccount.kind, 'available'),
        eq(ledgerAccount.currency, currency),
      ),
    );
  if (!account) return { opening: '0', closing: '0' };
  const timeZone = await readTimeZone(context, query);
  const isLater = sql`${ledgerEntry.transferId} >= first_id_of(${startOfDay(to, timeZone, 1)})`;
  const [moved] = await tx
    .select({
      since: sql`coalesce(sum(${ledgerEntry.amount}), 0)`.mapWith(readNumeric),
      later: sql`coalesce(sum(${ledgerEntry.amount}) filter (where ${isLater}), 0)`.mapWith(readNumeric),
    })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.accountId, account.id),
        gte(ledgerEntry.transferId, sql`first_id_of(${startOfDay(from, timeZone)})`),
      ),
    );
  return {
    opening: subtract(account.balance, moved?.since ?? '0'),
    closing: subtract(account.balance, moved?.later ?? '0'),
  };
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
  const { opening, closing } = await readEnds(context, investor, query);
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
