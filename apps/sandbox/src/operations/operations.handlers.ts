import { and, asc, count, eq, sql as text } from 'drizzle-orm';
import { operation, readNumeric } from '../database/schema.ts';
import type { InvestorHandlers } from '../http/handlers.ts';
import { orderOf, pagingOf, periodOf } from '../http/listing.ts';
import { wireMoney } from '../ledger/wireMoney.ts';

const { amount, held, currency } = operation;

const totals = {
  currency,
  income: text`coalesce(sum(${amount}) filter (where not ${held} and ${amount} > 0), 0)`.mapWith(readNumeric),
  expense: text`coalesce(sum(${amount}) filter (where not ${held} and ${amount} < 0), 0)`.mapWith(
    readNumeric,
  ),
  held: text`coalesce(sum(${amount}) filter (where ${held}), 0)`.mapWith(readNumeric),
};

/** Every movement of the person's money. */
export const operationsHandlers: InvestorHandlers = {
  async listOperations(call) {
    const { sql, investor, query, language, currencies } = call;
    const { page, limit, offset } = pagingOf(query);
    const where = and(
      eq(operation.investorId, investor.id),
      query.type === undefined ? undefined : eq(operation.type, query.type),
      query.currency === undefined ? undefined : eq(operation.currency, query.currency),
      await periodOf(call, operation.at, query),
    );
    const rows = await sql
      .select()
      .from(operation)
      .where(where)
      .orderBy(...orderOf(operation.at, operation.id, query.sortDir))
      .limit(limit)
      .offset(offset);
    const [counted] = await sql.select({ total: count() }).from(operation).where(where);
    const sums = await sql
      .select(totals)
      .from(operation)
      .where(where)
      .groupBy(currency)
      .orderBy(asc(currency));
    return {
      status: 200,
      body: {
        items: rows.map((row) => ({
          id: row.id,
          date: row.at.toISOString(),
          type: row.type,
          subject: row.subject,
          subjectId: row.subjectId,
          amount: wireMoney(currencies, row.amount, row.currency),
          held: row.held,
          balanceAfter: wireMoney(currencies, row.balanceAfter, row.currency),
          comment: row.comment?.[language] ?? null,
        })),
        page,
        limit,
        total: counted?.total ?? 0,
        totals: sums.map((sum) => ({
          income: wireMoney(currencies, sum.income, sum.currency),
          expense: wireMoney(currencies, sum.expense, sum.currency),
          held: wireMoney(currencies, sum.held, sum.currency),
        })),
      },
    };
  },
};
