import type { Schema } from '@meridian/api-client';
import { add, compare, type DecimalString, type Money, subtract } from '@meridian/money';
import { aliasedTable, and, eq, gte, inArray, notExists, sql } from 'drizzle-orm';
import { requireConfirmation, type SessionCall } from '../auth/confirmation.ts';
import { recordSecurityEvent } from '../auth/securityEvents.ts';
import { calculateWorth, reportingCurrency } from '../balance/quotes.ts';
import { getDayBounds } from '../clock/clock.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { deposit, ownLimit, readNumeric, withdrawal } from '../database/schema.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { changeLimit, isStricter, limitAt, type PendingLimit, readLimit } from '../balance/pendingLimit.ts';

type Kind = Schema<'OwnLimitKind'>;

/** Withdrawals that left the balance, or still hold what leaves it. */
const counted = ['pending', 'on_inspection', 'successful'] as const;

async function sumWithdrawals(
  { tx }: TransactionContext,
  investorId: string,
  since: Date,
): Promise<readonly Money[]> {
  return tx
    .select({ amount: sql`sum(${withdrawal.amount})`.mapWith(readNumeric), currency: withdrawal.currency })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.investorId, investorId),
        // Implied by the next condition; the index has it.
        gte(withdrawal.changedAt, since),
        gte(withdrawal.createdAt, since),
        inArray(withdrawal.status, counted),
      ),
    )
    .groupBy(withdrawal.currency);
}

/** The renewal of a deposit is no new one. */
async function sumDeposits(
  { tx }: TransactionContext,
  investorId: string,
  since: Date,
): Promise<readonly Money[]> {
  const earlier = aliasedTable(deposit, 'earlier');
  // A part that was closed early was opened with the rest.
  const originOf = sql`coalesce(${deposit.partOf}, ${deposit.id})`;
  const isRenewal = tx
    .select({ id: earlier.id })
    .from(earlier)
    .where(and(eq(earlier.investorId, investorId), eq(earlier.continuedBy, originOf)));
  return tx
    .select({ amount: sql`sum(${deposit.paid})`.mapWith(readNumeric), currency: deposit.paidCurrency })
    .from(deposit)
    .where(and(eq(deposit.investorId, investorId), gte(deposit.createdAt, since), notExists(isRenewal)))
    .groupBy(deposit.paidCurrency);
}

/** In UTC, as days are: see `getDayBounds`. */
function getMonthBounds(now: Date): { readonly start: Date; readonly end: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month)), end: new Date(Date.UTC(year, month + 1)) };
}

const kinds = {
  withdrawals_per_day: { boundsOf: getDayBounds, sum: sumWithdrawals },
  deposits_per_month: { boundsOf: getMonthBounds, sum: sumDeposits },
} as const satisfies Readonly<Record<Kind, unknown>>;

const noLimit: PendingLimit = { amount: null, pendingAmount: null, pendingAt: null };

async function readStored(
  { tx, now }: TransactionContext,
  investorId: string,
  kind: Kind,
): Promise<PendingLimit> {
  const [row] = await tx
    .select()
    .from(ownLimit)
    .where(and(eq(ownLimit.investorId, investorId), eq(ownLimit.kind, kind)));
  return row ? limitAt(now, row) : noLimit;
}

/** The value of amounts in the reporting currency, each currency rounded down once. */
function sumWorth(context: TransactionContext, amounts: readonly Money[]): DecimalString {
  const byCurrency = Map.groupBy(amounts, ({ currency }) => currency);
  let worth: DecimalString = '0';
  for (const [currency, own] of byCurrency) {
    const amount = own.reduce<DecimalString>((sum, one) => add(sum, one.amount), '0');
    worth = add(worth, calculateWorth(context, { amount, currency }));
  }
  return worth;
}

/** Rejects an amount that would exceed the investor’s own limit. Call it under the lock of the investor. */
export async function refuseBeyondOwnLimit(
  context: TransactionContext,
  investorId: string,
  kind: Kind,
  { amount, currency }: Money,
): Promise<void> {
  if (!context.settings.capabilities.protection) return;
  const { amount: limit } = await readStored(context, investorId, kind);
  if (limit === null) return;
  const { boundsOf, sum } = kinds[kind];
  const { start, end } = boundsOf(context.now);
  const made = await sum(context, investorId, start);
  if (compare(sumWorth(context, [...made, { amount, currency }]), limit) <= 0) return;
  const used = sumWorth(context, made);
  const inUsdt = (value: DecimalString) => serializeMoney(context.currencies, value, reportingCurrency);
  throw new ProblemError('own_limit_reached', {
    ownLimit: {
      kind,
      limit: inUsdt(limit),
      left: inUsdt(compare(used, limit) < 0 ? subtract(limit, used) : '0'),
      periodEndDate: end.toISOString(),
    },
  });
}

export async function readOwnLimit(
  context: TransactionContext,
  investorId: string,
  kind: Kind,
): Promise<Schema<'OwnLimit'>> {
  const { currencies, now } = context;
  const { amount, pendingAmount, pendingAt } = await readStored(context, investorId, kind);
  const { boundsOf, sum } = kinds[kind];
  const { start, end } = boundsOf(now);
  const used = sumWorth(context, await sum(context, investorId, start));
  const serialize = (limit: DecimalString | null) =>
    limit === null ? null : serializeMoney(currencies, limit, reportingCurrency);
  return {
    kind,
    limit: serialize(amount),
    used: serializeMoney(currencies, used, reportingCurrency),
    periodEndDate: end.toISOString(),
    pending: pendingAt === null ? null : { limit: serialize(pendingAmount), date: pendingAt.toISOString() },
  };
}

/** Lowers a limit at once. A higher one, or none, needs a confirmed session and waits. */
export async function changeOwnLimit(
  call: SessionCall,
  { kind, limit }: Schema<'OwnLimitChange'>,
): Promise<void> {
  const { tx, now, investor, settings } = call;
  const amount = readLimit(call, 'limit', limit);
  const current = await readStored(call, investor.id, kind);
  if (!isStricter(amount, current.amount)) requireConfirmation(call);
  const changed = changeLimit(now, current, amount, settings.protection.limitRaiseHours);
  await tx
    .insert(ownLimit)
    .values({ investorId: investor.id, kind, ...changed })
    .onConflictDoUpdate({ target: [ownLimit.investorId, ownLimit.kind], set: changed });
  await recordSecurityEvent(call, investor.id, 'own_limit_changed');
}
