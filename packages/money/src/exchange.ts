import { add, multiply, calculatePercent, subtract } from './arithmetic.ts';
import type { Bounds } from './bounds.ts';
import { type DecimalString, countDecimals, maximumDigits, parseDecimal } from './DecimalString.ts';
import { roundestWith, smallestWith, toAmount } from './smallestWith.ts';

/** Converts an amount at an exchange rate, rounded down to the decimals of the target currency. */
export function exchangedAt(rate: DecimalString, sold: DecimalString, decimals: number): DecimalString {
  return multiply(sold, rate, decimals);
}

/** Enough to compare rates by. */
const INVERSE_DIGITS = 10;

/**
 * The rate of the other direction, units of the sold currency per unit of the bought one: its whole part and at least ten
 * significant digits, the rest cut. Null when there is none.
 */
export function inverseRate(rate: DecimalString): { rate: DecimalString; isExact: boolean } | null {
  const units = BigInt(rate.replace('.', ''));
  const one = 10n ** BigInt(maximumDigits + countDecimals(rate));
  if (units <= 0n || one / units >= 10n ** BigInt(2 * maximumDigits)) return null;
  const inverse = one / units;
  const cutDigits = Math.min(Math.max(inverse.toString().length - INVERSE_DIGITS, 0), maximumDigits);
  const shown = inverse - (inverse % 10n ** BigInt(cutDigits));
  return {
    rate: parseDecimal(toAmount(shown, maximumDigits).replace(/\.?0+$/, '')),
    isExact: shown * units === one,
  };
}

/** The terms of a quote that the formulas need. */
export interface ExchangeTerms {
  /** Units of the bought currency per unit of the sold one. */
  readonly rate: DecimalString;
  /** In percent of what is bought. */
  readonly feePercent: DecimalString;
  /** Decimals of the bought currency. */
  readonly decimals: number;
}

/** The figures of an exchange, in the bought currency. `fee` and `received` add up to `bought`. */
export interface ExchangePreview {
  readonly bought: DecimalString;
  readonly fee: DecimalString;
  readonly received: DecimalString;
}

/** The figures of an exchange with the formulas that the server uses; `bought` and `fee` are each rounded down. */
export function previewExchange(sold: DecimalString, terms: ExchangeTerms): ExchangePreview {
  const bought = exchangedAt(terms.rate, sold, terms.decimals);
  const fee = calculatePercent(bought, terms.feePercent, terms.decimals);
  return { bought, fee, received: subtract(bought, fee) };
}

/**
 * The roundest amount to sell, with the decimals of the sold currency, for which `received` arrives, or the least above it that
 * any amount brings. It is at most `atMost`, such as the balance, if a less round one is. Null when no amount is enough.
 */
export function soldFor(
  received: DecimalString,
  terms: ExchangeTerms,
  soldDecimals: number,
  atMost: DecimalString | null = null,
): DecimalString | null {
  return roundestWith(received, soldDecimals, (sold) => previewExchange(sold, terms).received, atMost);
}

/**
 * The bounds of an amount in `currency` whose exchange at `rate` is within `bounds`. They are rounded inwards: the minimum
 * still gives enough, and the maximum not too much. Null when no amount is within them.
 */
export function boundsBeforeExchange(
  bounds: Bounds,
  rate: DecimalString,
  sold: { readonly currency: string; readonly decimals: number },
  boughtDecimals: number,
): Bounds | null {
  const soldForAtLeast = (bought: DecimalString) =>
    smallestWith(bought, sold.decimals, (amount) => exchangedAt(rate, amount, boughtDecimals));
  const minimum = soldForAtLeast(bounds.minimum.amount);
  const tooMuch = soldForAtLeast(add(bounds.maximum.amount, toAmount(1n, boughtDecimals)));
  if (minimum === null || tooMuch === null) return null;
  const { currency } = sold;
  return {
    minimum: { amount: minimum, currency },
    maximum: { amount: subtract(tooMuch, toAmount(1n, sold.decimals)), currency },
  };
}
