import type { Schema } from '@meridian/api-client';
import { compare, type DecimalString, isNegative } from '@meridian/money';
import { reportingCurrency } from './quotes.ts';
import { invalid } from '../core/ProblemError.ts';
import { isTooFine } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** A limit in the reporting currency that its owner can lower at once and raise only later. An amount of null is no limit. */
export interface PendingLimit {
  readonly amount: DecimalString | null;
  readonly pendingAmount: DecimalString | null;
  /** When the pending amount takes effect; null when there is none. */
  readonly pendingAt: Date | null;
}

/** The limit as it is now: a pending amount whose time has come is in force. */
export function limitAt(now: Date, limit: PendingLimit): PendingLimit {
  if (limit.pendingAt === null || limit.pendingAt > now) return limit;
  return { amount: limit.pendingAmount, pendingAmount: null, pendingAt: null };
}

/** Validates the amount of a new limit. `field` is its name in the body. */
export function readLimit(
  { currencies }: TransactionContext,
  field: string,
  limit: Schema<'Money'> | null,
): DecimalString | null {
  if (limit === null) return null;
  if (limit.currency !== reportingCurrency) throw invalid({ [`${field}.currency`]: 'unknown_value' });
  if (isNegative(limit.amount)) throw invalid({ [field]: 'amount_negative' });
  if (isTooFine(currencies, limit)) throw invalid({ [field]: 'too_many_decimals' });
  return limit.amount;
}

/** Whether `amount` allows no more than `than`. */
export function isStricter(amount: DecimalString | null, than: DecimalString | null): boolean {
  if (amount === null) return than === null;
  return than === null || compare(amount, than) <= 0;
}

function isSame(a: DecimalString | null, b: DecimalString | null): boolean {
  return a === null || b === null ? a === b : compare(a, b) === 0;
}

/** A stricter limit is in force at once; any other waits, so that it cannot be raised on impulse. */
export function changeLimit(
  now: Date,
  current: PendingLimit,
  amount: DecimalString | null,
  raiseHours: number,
): PendingLimit {
  if (isStricter(amount, current.amount)) return { amount, pendingAmount: null, pendingAt: null };
  const isPending = current.pendingAt !== null && isSame(current.pendingAmount, amount);
  const later = new Date(now.getTime() + raiseHours * 3_600_000);
  return {
    amount: current.amount,
    pendingAmount: amount,
    pendingAt: isPending ? current.pendingAt : later,
  };
}
