import { compare } from './arithmetic.ts';
import type { DecimalString } from './DecimalString.ts';
import type { Money } from './Money.ts';

/** The minimum and maximum of an amount in one currency, both inclusive; the contract's `AmountBounds`. */
export interface Bounds {
  readonly minimum: Money;
  readonly maximum: Money;
}

/** The larger of two amounts. */
export function larger(a: DecimalString, b: DecimalString): DecimalString {
  return compare(a, b) > 0 ? a : b;
}

/** The smaller of two amounts. */
export function smaller(a: DecimalString, b: DecimalString): DecimalString {
  return compare(a, b) < 0 ? a : b;
}

/** The bound that an amount breaks; null for an amount within the bounds. */
export function brokenBound(
  { minimum, maximum }: Bounds,
  amount: DecimalString,
): 'belowMinimum' | 'aboveMaximum' | null {
  if (compare(amount, minimum.amount) < 0) return 'belowMinimum';
  return compare(amount, maximum.amount) > 0 ? 'aboveMaximum' : null;
}

/** The largest amount that a balance and the bounds allow; null if that is below the minimum. */
export function largestWithin({ minimum, maximum }: Bounds, available: DecimalString): DecimalString | null {
  const largest = smaller(available, maximum.amount);
  return compare(largest, minimum.amount) < 0 ? null : largest;
}

/**
 * The intersection of these bounds, ignoring other currencies than the first. If they contradict each other, the minimum
 * is above the maximum, and no amount is valid.
 */
export function narrowest(first: Bounds, ...others: readonly Bounds[]): Bounds {
  const { currency } = first.minimum;
  return others
    .filter(({ minimum }) => minimum.currency === currency)
    .reduce(
      ({ minimum, maximum }, other) => ({
        minimum: { amount: larger(minimum.amount, other.minimum.amount), currency },
        maximum: { amount: smaller(maximum.amount, other.maximum.amount), currency },
      }),
      first,
    );
}
