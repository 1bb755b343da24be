import { add, compare, isNegative, isZero, multiply, roundDown, subtract } from './arithmetic.ts';
import { countDecimals, type DecimalString, maximumDigits } from './DecimalString.ts';
import type { Money } from './Money.ts';

/** A value from this on is shown in whole units. */
const WHOLE_FROM = '100';

/** Half a unit of the last digit. */
const halves = { 0: '0.5', 2: '0.005' } as const;

/**
 * What exact amounts are worth together in another currency, only to look at: their exact sum at `rateOf` each currency, rounded once and to the
 * nearest, to whole units from a hundred and to two digits below it. Undefined when the course of an amount is not known.
 */
export function calculateAbout(
  amounts: readonly Money[],
  rateOf: (currency: string) => DecimalString | undefined,
): DecimalString | undefined {
  let sum: DecimalString = '0';
  for (const { amount, currency } of amounts) {
    if (isZero(amount)) continue;
    const rate = rateOf(currency);
    if (rate === undefined) return undefined;
    const decimals = Math.min(maximumDigits, countDecimals(amount) + countDecimals(rate));
    sum = add(sum, multiply(amount, rate, decimals));
  }
  const size = isNegative(sum) ? subtract('0', sum) : sum;
  const decimals = compare(size, WHOLE_FROM) < 0 ? 2 : 0;
  const rounded = roundDown(add(size, halves[decimals]), decimals);
  return isNegative(sum) && !isZero(rounded) ? subtract('0', rounded) : rounded;
}
