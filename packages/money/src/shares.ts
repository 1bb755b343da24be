import { roundDown } from './arithmetic.ts';
import { type DecimalString, countDecimals } from './DecimalString.ts';

/**
 * Shares of a whole in whole percent, which add up to 100: rounded down, and what is missing goes to the largest remainders. All
 * zero when there is nothing to share. The amounts have one currency and none is below zero.
 */
export function calculateShares(amounts: readonly DecimalString[]): DecimalString[] {
  const decimals = Math.max(0, ...amounts.map(countDecimals));
  const units = amounts.map((amount) => BigInt(roundDown(amount, decimals).replace('.', '')));
  const whole = units.reduce((sum, unit) => sum + unit, 0n);
  if (whole === 0n) return amounts.map(() => '0');
  const floors = units.map((unit) => (unit * 100n) / whole);
  const missing = 100n - floors.reduce((sum, floor) => sum + floor, 0n);
  const byRemainder = units
    .map((unit, index) => ({ index, remainder: (unit * 100n) % whole }))
    .toSorted(
      (one, other) => Number(other.remainder > one.remainder) - Number(one.remainder > other.remainder),
    );
  const raised = new Set(byRemainder.slice(0, Number(missing)).map(({ index }) => index));
  return floors.map((floor, index): DecimalString => `${Number(floor) + (raised.has(index) ? 1 : 0)}`);
}
