import { type DecimalString, parseDecimal } from './DecimalString.ts';

/** A decimal as an integer of its smallest units. */
interface Scaled {
  readonly units: bigint;
  readonly decimals: number;
}

function toScaled(amount: DecimalString): Scaled {
  const [whole = '', fraction = ''] = parseDecimal(amount).split('.');
  return { units: BigInt(whole + fraction), decimals: fraction.length };
}

function toDecimal({ units, decimals }: Scaled): DecimalString {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(whole.length);
  return parseDecimal(`${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`);
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend < 0n && dividend % divisor !== 0n ? quotient - 1n : quotient;
}

function rescale({ units, decimals }: Scaled, target: number): Scaled {
  const shift = target - decimals;
  const factor = 10n ** BigInt(Math.abs(shift));
  return { units: shift < 0 ? floorDivide(units, factor) : units * factor, decimals: target };
}

function align(a: DecimalString, b: DecimalString): [bigint, bigint, number] {
  const [left, right] = [toScaled(a), toScaled(b)];
  const decimals = Math.max(left.decimals, right.decimals);
  return [rescale(left, decimals).units, rescale(right, decimals).units, decimals];
}

/** Orders two amounts by value: `1.5` and `1.50` are equal. */
export function compare(a: DecimalString, b: DecimalString): -1 | 0 | 1 {
  const [left, right] = align(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Exact sum, with the decimals of the finer of the two. Throws a RangeError beyond 30 digits. */
export function add(a: DecimalString, b: DecimalString): DecimalString {
  const [left, right, decimals] = align(a, b);
  return toDecimal({ units: left + right, decimals });
}

/** Exact difference, with the decimals of the finer of the two. Throws a RangeError beyond 30 digits. */
export function subtract(a: DecimalString, b: DecimalString): DecimalString {
  const [left, right, decimals] = align(a, b);
  return toDecimal({ units: left - right, decimals });
}

/** The amount with exactly this many decimals, rounded down (towards negative infinity). */
export function roundDown(amount: DecimalString, decimals: number): DecimalString {
  return toDecimal(rescale(toScaled(amount), decimals));
}

/** The product with exactly this many decimals, rounded down once (towards negative infinity). */
export function multiply(a: DecimalString, b: DecimalString, decimals: number): DecimalString {
  const [left, right] = [toScaled(a), toScaled(b)];
  const product = { units: left.units * right.units, decimals: left.decimals + right.decimals };
  return toDecimal(rescale(product, decimals));
}

/** A percentage of the amount (`1.5` is 1.5%), rounded down like `multiply`. */
export function calculatePercent(
  amount: DecimalString,
  percent: DecimalString,
  decimals: number,
): DecimalString {
  const [left, right] = [toScaled(amount), toScaled(percent)];
  const share = { units: left.units * right.units, decimals: left.decimals + right.decimals + 2 };
  return toDecimal(rescale(share, decimals));
}

/** Whether the amount is zero: `0` or `0.00`. */
export function isZero(amount: DecimalString): boolean {
  return toScaled(amount).units === 0n;
}

/** Whether the amount is below zero. */
export function isNegative(amount: DecimalString): boolean {
  return toScaled(amount).units < 0n;
}
