import type { Schema } from '@meridian/api-client';
import { type DecimalString, isZero, subtract } from '@meridian/money';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { listDisplayCurrencies } from '../courses/courses.handlers.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import { invalid } from '../core/ProblemError.ts';
import { deposit, exchange, operation, refill, withdrawal } from '../database/schema.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { isWithinPeriod, readTimeZone } from '../calls/period.ts';
import { readPage, readRows } from '../calls/readPage.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import { requireCurrency } from '../settings/requireCurrency.ts';
import { cursorAfter, readPosition } from './cursor.ts';
import { isNamedBy } from './isNamedBy.ts';
import { readBreakdown } from './readBreakdown.ts';
import { readDays } from './readDays.ts';
import { readStatement } from './readStatement.ts';
import { keptOfAccrual, readTotals } from './readTotals.ts';
import { readYearlyReport } from './readYearlyReport.ts';
import { subjectsByKind } from './subjectsByKind.ts';

const statusOnClosing = { term: 'released', client: 'forfeited' } as const;

/** Outcome of an accrual, from the status of its deposit. */
function outcomeOf(
  { currencies }: Pick<TransactionContext, 'currencies'>,
  { subject, amount, currency }: typeof operation.$inferSelect,
  { closeReason, closedAt, kept }: Behind,
): Schema<'AccrualOutcome'> {
  const lost =
    subject === 'deposit_accrual' && closeReason !== 'client' && kept ? subtract(amount, kept) : '0';
  return {
    status: closeReason === null ? 'held' : statusOnClosing[closeReason],
    date: closedAt?.toISOString() ?? null,
    ...(!isZero(lost) && { forfeited: serializeMoney(currencies, lost, currency) }),
  };
}

export const operationsHandlers: InvestorHandlers = {
  async listOperations(call) {
    const { tx, investor, query, language, currencies } = call;
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
      rows: tx
        .select(listedColumns)
        .from(operation)
        .leftJoin(deposit, isBehind(deposit))
        .leftJoin(refill, isBehind(refill))
        .leftJoin(withdrawal, isBehind(withdrawal))
        .leftJoin(exchange, isBehind(exchange))
        .$dynamic(),
      of: operation,
      where,
      by: operation.at,
      id: operation.id,
    };
    const serialize = ({
      operation: row,
      deposit: behind,
      refillHash,
      withdrawalHash,
      exchange: exchanged,
    }: ListedRow) => ({
      id: row.id,
      date: row.at.toISOString(),
      type: row.type,
      subject: row.subject,
      subjectId: row.subjectId,
      amount: serializeMoney(currencies, row.amount, row.currency),
      accrual: row.held && behind ? outcomeOf(call, row, behind) : null,
      balanceAfter: serializeMoney(currencies, row.balanceAfter, row.currency),
      plan: behind?.plan[language] ?? null,
      hash: refillHash ?? withdrawalHash,
      counterpart: exchanged && counterpartOf(call, row.subject, exchanged),
      comment: row.comment?.[language] ?? null,
    });
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
    requireCapability(call, 'yearlyReport');
    const { displayCurrency } = call.query;
    if (displayCurrency !== undefined) {
      requireCapability(call, 'displayCurrency');
      if (!listDisplayCurrencies(call.settings).includes(displayCurrency)) {
        throw invalid({ displayCurrency: 'unknown_value' });
      }
    }
    return { status: 200, body: await readYearlyReport(call, call.investor, call.query) };
  },
};

/** The row that an operation was for. The investor is part of the condition, so that only their rows are read. */
const isBehind = ({
  id,
  investorId,
}: typeof deposit | typeof refill | typeof withdrawal | typeof exchange): SQL | undefined =>
  and(eq(investorId, operation.investorId), eq(id, operation.subjectId));

const { closeReason, closedAt } = deposit;
const { sold, soldCurrency, bought, boughtCurrency } = exchange;

const listedColumns = {
  operation,
  // The first column tells Drizzle whether there is a row. Only the name of the plan, which is long: an export reads many.
  deposit: {
    id: deposit.id,
    closeReason,
    closedAt,
    plan: sql<Bilingual>`${deposit.plan}->'name'`,
    kept: keptOfAccrual,
  },
  refillHash: refill.hash,
  withdrawalHash: withdrawal.hash,
  exchange: { sold, soldCurrency, bought, boughtCurrency },
};

type Exchanged = Pick<typeof exchange.$inferSelect, 'sold' | 'soldCurrency' | 'bought' | 'boughtCurrency'>;

type Behind = Pick<typeof deposit.$inferSelect, 'closeReason' | 'closedAt'> & {
  readonly plan: Bilingual;
  /** Null for operations that are not about a deposit. */
  readonly kept: DecimalString | null;
};

interface ListedRow {
  readonly operation: typeof operation.$inferSelect;
  readonly deposit: Behind | null;
  readonly refillHash: string | null;
  readonly withdrawalHash: string | null;
  readonly exchange: Exchanged | null;
}

/** What was bought for what was sold, and the other way round; nothing for the fee. */
function counterpartOf(
  { currencies }: Pick<TransactionContext, 'currencies'>,
  subject: Schema<'OperationSubject'>,
  row: Exchanged,
): Schema<'Money'> | null {
  switch (subject) {
    case 'exchange_sold':
      return serializeMoney(currencies, row.bought, row.boughtCurrency);
    case 'exchange_bought':
      return serializeMoney(currencies, subtract('0', row.sold), row.soldCurrency);
    default:
      return null;
  }
}

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
