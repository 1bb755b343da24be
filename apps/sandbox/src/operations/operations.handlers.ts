import type { Schema } from '@meridian/api-client';
import { and, eq } from 'drizzle-orm';
import { deposit, operation } from '../database/schema.ts';
import type { InvestorHandlers } from '../http/handlers.ts';
import { periodOf } from '../http/listing.ts';
import { readPage } from '../http/readPage.ts';
import { wireMoney } from '../ledger/wireMoney.ts';
import { depositOfAccrual, readTotals } from './readTotals.ts';

const statusOnClosing = { term: 'released', client: 'forfeited' } as const;

/** Outcome of an accrual, from the status of its deposit. */
function outcomeOf({
  closeReason,
  closedAt,
}: Pick<typeof deposit.$inferSelect, 'closeReason' | 'closedAt'>): Schema<'AccrualOutcome'> {
  if (closeReason === null) return { status: 'held', date: null };
  return { status: statusOnClosing[closeReason], date: closedAt?.toISOString() ?? null };
}

export const operationsHandlers: InvestorHandlers = {
  async listOperations(call) {
    const { tx, investor, query, language, currencies } = call;
    const where = and(
      eq(operation.investorId, investor.id),
      query.type === undefined ? undefined : eq(operation.type, query.type),
      query.currency === undefined ? undefined : eq(operation.currency, query.currency),
      await periodOf(call, operation.at, query),
    );
    const { closeReason, closedAt } = deposit;
    const listed = {
      rows: tx
        .select({ operation, deposit: { id: deposit.id, closeReason, closedAt } })
        .from(operation)
        .leftJoin(deposit, depositOfAccrual)
        .$dynamic(),
      of: operation,
      where,
      by: operation.at,
      id: operation.id,
    };
    const page = await readPage(call, query, listed, ({ operation: row, deposit: behind }) => ({
      id: row.id,
      date: row.at.toISOString(),
      type: row.type,
      subject: row.subject,
      subjectId: row.subjectId,
      amount: wireMoney(currencies, row.amount, row.currency),
      accrual: behind && outcomeOf(behind),
      balanceAfter: wireMoney(currencies, row.balanceAfter, row.currency),
      comment: row.comment?.[language] ?? null,
    }));
    return { status: 200, body: { ...page, totals: await readTotals(call, investor, where) } };
  },
};
