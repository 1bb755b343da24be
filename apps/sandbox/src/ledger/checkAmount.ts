import type { FieldErrorCode, Schema } from '@meridian/api-client';
import { compare, isNegative, type Money } from '@meridian/money';
import type { Currencies } from '../transaction/TransactionContext.ts';
import { isTooFine } from './serializeMoney.ts';

type Bounds = Schema<'AmountBounds'>;

export function findBounds(list: readonly Bounds[], currency: string): Bounds | undefined {
  return list.find(({ minimum }) => minimum.currency === currency);
}

/** Returns the validation error of an amount, if any. A currency without bounds is not accepted. */
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
