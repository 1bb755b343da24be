import type { Schema } from '@meridian/api-client';
import { and, eq } from 'drizzle-orm';
import { deposit, operation } from '../database/schema.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { periodOf } from '../calls/period.ts';
import { readPage, readRows } from '../calls/readPage.ts';
import { wireMoney } from '../ledger/wireMoney.ts';
import { requireCurrency } from '../settings/requireCurrency.ts';
import { cursorAfter, positionOf } from './cursor.ts';
import { readDays } from './readDays.ts';
import { readStatement } from './readStatement.ts';
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
    const wire = ({ operation: row, deposit: behind }: ListedRow) => ({
      id: row.id,
      date: row.at.toISOString(),
      type: row.type,
      subject: row.subject,
      subjectId: row.subjectId,
      amount: wireMoney(currencies, row.amount, row.currency),
      accrual: behind && outcomeOf(behind),
      balanceAfter: wireMoney(currencies, row.balanceAfter, row.currency),
      comment: row.comment?.[language] ?? null,
    });
    const { page = 1, limit = 20, cursor, sortDir } = query;
    if (cursor === undefined && query.pagesOf === 'days') {
      const { timeZone = 'UTC' } = query;
      const { days, total, pages } = await readDays(call, { page, limit, sortDir, timeZone }, where);
      const found =
        days &&
        (await readRows({ limit: days.count, sortDir }, { ...listed, where: and(where, days.within) }));
      const read = { items: found?.map(wire) ?? [], page, limit, total, pages };
      return {
        status: 200,
        body: { ...read, totals: await readTotals(call, investor, where), nextCursor: null },
      };
    }
    if (cursor === undefined) {
      const read = await readPage(call, query, listed, wire);
      const body = {
        ...read,
        pages: Math.ceil(read.total / limit),
        totals: await readTotals(call, investor, where),
      };
      return { status: 200, body: { ...body, nextCursor: nextCursorOf(read) } };
    }
    const { after, total } = await positionOf(call, investor, cursor, sortDir);
    const found = await readRows({ limit, sortDir }, { ...listed, where: and(where, after) });
    const read = { items: found.map(wire), page, limit, total, pages: Math.ceil(total / limit) };
    return { status: 200, body: { ...read, totals: [], nextCursor: nextCursorOf(read) } };
  },

  async getStatement(call) {
    const currency = requireCurrency(call, call.query.currency);
    return { status: 200, body: await readStatement(call, call.investor, { ...call.query, currency }) };
  },
};

interface ListedRow {
  readonly operation: typeof operation.$inferSelect;
  readonly deposit: Pick<typeof deposit.$inferSelect, 'closeReason' | 'closedAt'> | null;
}

/** A full page may be the last one; the next is then empty. */
function nextCursorOf({
  items,
  limit,
  total,
}: {
  readonly items: readonly { readonly id: string }[];
  readonly limit: number;
  readonly total: number;
}): string | null {
  const last = items.at(-1);
  return last === undefined || items.length < limit ? null : cursorAfter(last.id, total);
}
