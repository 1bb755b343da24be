import type { Schema } from '@meridian/api-client';
import { type DecimalString, isZero, subtract } from '@meridian/money';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { Transaction } from '../database/openDatabase.ts';
import { deposit, exchange, operation, refill, withdrawal } from '../database/schema.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { keptOfAccrual } from './readTotals.ts';

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

/** An operation with what it was for. */
export interface OperationRow {
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

/** Operations with what they were for. */
export const selectOperations = (tx: Transaction) =>
  tx
    .select(listedColumns)
    .from(operation)
    .leftJoin(deposit, isBehind(deposit))
    .leftJoin(refill, isBehind(refill))
    .leftJoin(withdrawal, isBehind(withdrawal))
    .leftJoin(exchange, isBehind(exchange))
    .$dynamic();

/** An operation as the contract describes it. */
export function serializeOperation(
  context: Pick<TransactionContext, 'currencies'> & { readonly language: Schema<'Language'> },
  { operation: row, deposit: behind, refillHash, withdrawalHash, exchange: exchanged }: OperationRow,
): Schema<'Operation'> {
  const { currencies, language } = context;
  return {
    id: row.id,
    date: row.at.toISOString(),
    type: row.type,
    subject: row.subject,
    subjectId: row.subjectId,
    amount: serializeMoney(currencies, row.amount, row.currency),
    accrual: row.held && behind ? outcomeOf(context, row, behind) : null,
    balanceAfter: serializeMoney(currencies, row.balanceAfter, row.currency),
    plan: behind?.plan[language] ?? null,
    hash: refillHash ?? withdrawalHash,
    counterpart: exchanged && counterpartOf(context, row.subject, exchanged),
    comment: row.comment?.[language] ?? null,
  };
}
