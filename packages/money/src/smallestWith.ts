import { compare } from './arithmetic.ts';
import { type DecimalString, parseDecimal } from './DecimalString.ts';

/** No amount of money has more digits before the decimal mark. */
const WHOLE_DIGITS = 15;

/**
 * The smallest amount with these decimals whose result is at least `wanted`: the inverse of a formula that rounds. `resultOf`
 * must not fall when its amount rises. Null when no amount is enough.
 */
export function smallestWith(
  wanted: DecimalString,
  decimals: number,
  resultOf: (amount: DecimalString) => DecimalString,
): DecimalString | null {
  const isEnough = (units: bigint) => compare(resultOf(toAmount(units, decimals)), wanted) >= 0;
  const most = 10n ** BigInt(WHOLE_DIGITS + decimals);
  if (isEnough(0n)) return toAmount(0n, decimals);
  // Never enough.
  let low = 0n;
  // Always enough, after the first loop.
  let high = 1n;
  while (!isEnough(high)) {
    if (high > most) return null;
    [low, high] = [high, high * 2n];
  }
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return toAmount(high, decimals);
}

/** An amount from a number of its smallest units. */
export function toAmount(units: bigint, decimals: number): DecimalString {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return parseDecimal(decimals === 0 ? whole : `${whole}.${digits.slice(whole.length)}`);
}

/**
 * The roundest of the amounts that have the same result as `smallestWith`: 100.00 and not 99.999999, where both bring 98.50. It
 * is at most `atMost` if the smallest one is.
 */
export function roundestWith(
  wanted: DecimalString,
  decimals: number,
  resultOf: (amount: DecimalString) => DecimalString,
  atMost: DecimalString | null = null,
): DecimalString | null {
  const smallest = smallestWith(wanted, decimals, resultOf);
  if (smallest === null) return null;
  const result = resultOf(smallest);
  const isAlike = (amount: DecimalString) =>
    compare(resultOf(amount), result) === 0 && (atMost === null || compare(amount, atMost) <= 0);
  const units = toUnits(smallest);
  // From the amount with one significant digit to the smallest one itself.
  for (let zeros = String(units).length; zeros > 0; zeros -= 1) {
    const step = 10n ** BigInt(zeros);
    const round = toAmount(((units + step - 1n) / step) * step, decimals);
    if (isAlike(round)) return round;
  }
  return smallest;
}

/** The inverse of `toAmount`. */
const toUnits = (amount: DecimalString) => BigInt(amount.replace('.', ''));
