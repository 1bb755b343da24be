import { compare } from './arithmetic.ts';
import type { DecimalString } from './DecimalString.ts';
import type { Money } from './Money.ts';

/** The least and the most that an amount may be, in one currency. Both ends are allowed; the contract's `AmountBounds`. */
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

/**
 * What all of these bounds allow together. Those of other currencies than the first do not apply. Where they contradict
 * each other, the minimum is above the maximum, and nothing is allowed.
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
