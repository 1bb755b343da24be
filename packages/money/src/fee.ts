import { add, isNegative, calculatePercent, roundDown, subtract } from './arithmetic.ts';
import { type DecimalString, maximumDigits } from './DecimalString.ts';
import type { Money } from './Money.ts';
import { roundestWith } from './smallestWith.ts';

/** A fee of `fixed + amount × percent / 100`, deducted from the amount; the contract's `Fee`. */
export interface FeeRule {
  readonly fixed: Money;
  /** In percent: `0.5` is half a percent. */
  readonly percent: DecimalString;
}

/** The fee for this amount, rounded down once to the currency's decimals. */
export function calculateFee(
  { amount, currency }: Money,
  { fixed, percent }: FeeRule,
  decimals: number,
): Money {
  const exact = add(fixed.amount, calculatePercent(amount, percent, maximumDigits));
  return { amount: roundDown(exact, decimals), currency };
}

/** Below zero if the fee is larger than the amount. */
function afterFee(amount: DecimalString, rule: FeeRule, decimals: number): DecimalString {
  return subtract(amount, calculateFee({ ...rule.fixed, amount }, rule, decimals).amount);
}

/** What is left of an amount after its fee; zero if the fee takes all of it. */
export function netAfterFee({ amount, currency }: Money, rule: FeeRule, decimals: number): Money {
  const net = afterFee(amount, rule, decimals);
  return { amount: isNegative(net) ? '0' : net, currency };
}

/**
 * The roundest of the amounts that leave `net` after their fee, or the least above it that any amount leaves. It is at most
 * `atMost`, such as the balance, if a less round one is. Null when no amount is enough.
 */
export function amountFor(
  net: Money,
  rule: FeeRule,
  decimals: number,
  atMost: DecimalString | null = null,
): Money | null {
  const { currency } = net;
  const amount = roundestWith(net.amount, decimals, (tried) => afterFee(tried, rule, decimals), atMost);
  return amount && { amount, currency };
}
