import { type DecimalString, type Money, compare, countDecimals, roundDown } from '@meridian/money';
import type { Currencies } from '../transaction/TransactionContext.ts';

/** Decimals of a currency. Throws a RangeError for an unsupported currency. */
export function getDecimals(currencies: Currencies, code: string): number {
  const decimals = currencies.get(code);
  if (decimals === undefined) throw new RangeError(`The product keeps no ${code}.`);
  return decimals;
}

/** Formats an amount with all decimals of its currency. Throws if that would change the value. */
export function serializeMoney(currencies: Currencies, amount: DecimalString, code: string): Money {
  const serialized = roundDown(amount, getDecimals(currencies, code));
  if (compare(serialized, amount) !== 0)
    throw new RangeError(`${amount} ${code} is finer than its currency.`);
  return { amount: serialized, currency: code };
}

/** Whether the amount has more decimals than its currency, ignoring trailing zeros. */
export function isTooFine(currencies: Currencies, { amount, currency: code }: Money): boolean {
  const decimals = getDecimals(currencies, code);
  return countDecimals(amount) > decimals && compare(roundDown(amount, decimals), amount) !== 0;
}
