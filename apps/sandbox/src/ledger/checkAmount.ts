import type { FieldErrorCode, Schema } from '@meridian/api-client';
import { compare, isNegative, type Money } from '@meridian/money';
import { type Currencies, isTooFine } from './wireMoney.ts';

type Bounds = Schema<'AmountBounds'>;

/** The bounds for a currency out of a list of them. */
export function boundsIn(list: readonly Bounds[], currency: string): Bounds | undefined {
  return list.find(({ minimum }) => minimum.currency === currency);
}

/** What is wrong with an amount, if anything; all bounds apply, and one that is missing means the currency is not taken. */
export function checkAmount(
  currencies: Currencies,
  money: Money,
  bounds: readonly (Pick<Bounds, 'minimum' | 'maximum'> | undefined)[],
): FieldErrorCode | undefined {
  if (!currencies.has(money.currency)) return 'unknown_value';
  if (isNegative(money.amount)) return 'amount_negative';
  for (const bound of bounds) {
    if (bound?.minimum.currency !== money.currency) return 'unknown_value';
    if (compare(money.amount, bound.minimum.amount) < 0) return 'amount_below_minimum';
    if (compare(money.amount, bound.maximum.amount) > 0) return 'amount_above_maximum';
  }
  return isTooFine(currencies, money) ? 'too_many_decimals' : undefined;
}
