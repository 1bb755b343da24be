import { and, asc, eq, sql } from 'drizzle-orm';
import { operation, readNumeric } from '../database/schema.ts';
import type { InvestorHandlers } from '../http/handlers.ts';
import { periodOf } from '../http/listing.ts';
import { readPage } from '../http/readPage.ts';
import { wireMoney } from '../ledger/wireMoney.ts';

const { amount, held, currency } = operation;

const totals = {
  currency,
  income: sql`coalesce(sum(${amount}) filter (where not ${held} and ${amount} > 0), 0)`.mapWith(readNumeric),
  expense: sql`coalesce(sum(${amount}) filter (where not ${held} and ${amount} < 0), 0)`.mapWith(readNumeric),
  held: sql`coalesce(sum(${amount}) filter (where ${held}), 0)`.mapWith(readNumeric),
};

/** Every movement of the person's money. */
export const operationsHandlers: InvestorHandlers = {
  async listOperations(call) {
    const { tx, investor, query, language, currencies } = call;
    const where = and(
      eq(operation.investorId, investor.id),
      query.type === undefined ? undefined : eq(operation.type, query.type),
      query.currency === undefined ? undefined : eq(operation.currency, query.currency),
      await periodOf(call, operation.at, query),
    );
    const listed = {
      rows: tx.select().from(operation).$dynamic(),
      of: operation,
      where,
      by: operation.at,
      id: operation.id,
    };
    const page = await readPage(call, query, listed, (row) => ({
      id: row.id,
      date: row.at.toISOString(),
      type: row.type,
      subject: row.subject,
      subjectId: row.subjectId,
      amount: wireMoney(currencies, row.amount, row.currency),
      held: row.held,
      balanceAfter: wireMoney(currencies, row.balanceAfter, row.currency),
      comment: row.comment?.[language] ?? null,
    }));
    const sums = await tx
      .select(totals)
      .from(operation)
      .where(where)
      .groupBy(currency)
      .orderBy(asc(currency));
    return {
      status: 200,
      body: {
        ...page,
        totals: sums.map((sum) => ({
          income: wireMoney(currencies, sum.income, sum.currency),
          expense: wireMoney(currencies, sum.expense, sum.currency),
          held: wireMoney(currencies, sum.held, sum.currency),
        })),
      },
    };
  },
};
