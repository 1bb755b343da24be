import { add, percentOf, roundDown, subtract } from './arithmetic.ts';
import { type DecimalString, maximumDigits } from './DecimalString.ts';
import type { Money } from './Money.ts';
import { smallestWith } from './smallestWith.ts';

/** A fee of `fixed + amount × percent / 100`, deducted from the amount; the contract's `Fee`. */
export interface FeeRule {
  readonly fixed: Money;
  /** In percent: `0.5` is half a percent. */
  readonly percent: DecimalString;
}

/** The fee for this amount, rounded down once to the currency's decimals. */
export function feeOf({ amount, currency }: Money, { fixed, percent }: FeeRule, decimals: number): Money {
  const exact = add(fixed.amount, percentOf(amount, percent, maximumDigits));
  return { amount: roundDown(exact, decimals), currency };
}

/** The amount less its fee; below zero if the fee is larger. */
export function netOf(money: Money, rule: FeeRule, decimals: number): Money {
  const fee = feeOf(money, rule, decimals);
  return { amount: subtract(money.amount, fee.amount), currency: money.currency };
}

/** The smallest amount that leaves at least `net` after its fee. Null when no amount does. */
export function amountFor(net: Money, rule: FeeRule, decimals: number): Money | null {
  const { currency } = net;
  const amount = smallestWith(net.amount, decimals, (tried) => {
    return netOf({ amount: tried, currency }, rule, decimals).amount;
  });
  return amount && { amount, currency };
}
