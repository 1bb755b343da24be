import type { Schema } from '@meridian/api-client';
import { add, type DecimalString, multiply, roundDown } from '@meridian/money';

/** A fee of `fixed + amount × percent / 100`, rounded down once to so many decimals, as the contract's `Fee` has it. */
export function feeOn(
  amount: DecimalString,
  { fixed, percent }: Schema<'Fee'>,
  decimals: number,
): DecimalString {
  const share = multiply(multiply(amount, percent, 30), '0.01', 30);
  return roundDown(add(fixed.amount, share), decimals);
}
