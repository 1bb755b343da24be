import { and, eq, inArray } from 'drizzle-orm';
import { operation } from '../database/schema.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { isWithinPeriod, readTimeZone } from '../calls/period.ts';
import { readPage, readRows } from '../calls/readPage.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import { requireCurrency } from '../settings/requireCurrency.ts';
import { cursorAfter, readPosition } from './cursor.ts';
import { isNamedBy } from './isNamedBy.ts';
import { readBreakdown } from './readBreakdown.ts';
import { readDays } from './readDays.ts';
import { type OperationRow, selectOperations, serializeOperation } from './readOperations.ts';
import { readStatement } from './readStatement.ts';
import { readTotals } from './readTotals.ts';
import { readYearlyReport } from './readYearlyReport.ts';
import { requireYearlyReport } from './requireYearlyReport.ts';
import { subjectsByKind } from './subjectsByKind.ts';

export const operationsHandlers: InvestorHandlers = {
  async listOperations(call) {
    const { tx, investor, query } = call;
    const { search } = query;
    if (search !== undefined) requireCapability(call, 'search');
    const scope = and(
      eq(operation.investorId, investor.id),
      query.currency === undefined ? undefined : eq(operation.currency, query.currency),
      await isWithinPeriod(call, operation.at, query),
      search === undefined ? undefined : await isNamedBy(call, investor, { ...query, search }),
    );
    const where = and(
      scope,
      query.type === undefined ? undefined : eq(operation.type, query.type),
      query.kind === undefined ? undefined : inArray(operation.subject, subjectsByKind[query.kind]),
    );
    const listed = {
      rows: selectOperations(tx),
      of: operation,
      where,
      by: operation.at,
      id: operation.id,
    };
    const serialize = (row: OperationRow) => serializeOperation(call, row);
    const { page = 1, limit = 20, cursor, sortDir } = query;
    const readSums = async () => {
      const totals = await readTotals(call, investor, where, query.kind);
      if (!query.breakdown) return { totals, breakdown: null };
      const currency = totals[0]?.income.currency ?? query.currency ?? investor.balanceCurrency;
      const timeZone = await readTimeZone(call, query);
      const breakdown = await readBreakdown(call, { ...query, currency, timeZone }, { scope, where });
      return { totals, breakdown };
    };
    if (cursor === undefined && query.pagesOf === 'days') {
      const timeZone = await readTimeZone(call, query);
      const [{ days, total, pages }, sums] = await Promise.all([
        readDays(call, { page, limit, sortDir, timeZone }, where),
        readSums(),
      ]);
      const found =
        days &&
        (await readRows({ limit: days.count, sortDir }, { ...listed, where: and(where, days.within) }));
      const read = { items: found?.map(serialize) ?? [], page, limit, total, pages };
      return { status: 200, body: { ...read, ...sums, nextCursor: null } };
    }
    if (cursor === undefined) {
      const [read, sums] = await Promise.all([readPage(call, query, listed, serialize), readSums()]);
      const body = { ...read, pages: Math.ceil(read.total / limit), ...sums };
      return { status: 200, body: { ...body, nextCursor: writeNextCursor(read) } };
    }
    const { after, total } = await readPosition(call, investor, cursor, sortDir);
    const found = await readRows({ limit, sortDir }, { ...listed, where: and(where, after) });
    const read = { items: found.map(serialize), page, limit, total, pages: Math.ceil(total / limit) };
    return { status: 200, body: { ...read, totals: [], breakdown: null, nextCursor: writeNextCursor(read) } };
  },

  async getStatement(call) {
    const currency = requireCurrency(call, call.query.currency);
    return { status: 200, body: await readStatement(call, call.investor, { ...call.query, currency }) };
  },

  async getYearlyReport(call) {
    requireYearlyReport(call);
    return { status: 200, body: await readYearlyReport(call, call.investor, call.query) };
  },
};

/** A full page may be the last one; the next is then empty. */
function writeNextCursor({
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
