import { add, percentOf, roundDown, subtract } from './arithmetic.ts';
import { type DecimalString, maximumDigits } from './DecimalString.ts';
import type { Money } from './Money.ts';

/** How a fee is reckoned: `fixed + amount × percent / 100`, taken out of the amount; the contract's `Fee`. */
export interface FeeRule {
  readonly fixed: Money;
  /** In percent: `0.5` is half a percent. */
  readonly percent: DecimalString;
}

/** The fee of this amount, rounded down once to the currency's decimals, as the server does it. */
export function feeOf({ amount, currency }: Money, { fixed, percent }: FeeRule, decimals: number): Money {
  const exact = add(fixed.amount, percentOf(amount, percent, maximumDigits));
  return { amount: roundDown(exact, decimals), currency };
}

/** What is left of the amount after its fee; below zero where the fee is more than the amount. */
export function netOf(money: Money, rule: FeeRule, decimals: number): Money {
  const fee = feeOf(money, rule, decimals);
  return { amount: subtract(money.amount, fee.amount), currency: money.currency };
}
