import { type DecimalString, type Money, multiply } from '@meridian/money';
import { decimalsIn } from '../ledger/wireMoney.ts';
import type { Work } from '../work/Work.ts';

/** The currency in which different ones are counted together: the default balance currency of section 9. */
export const countedIn = 'USDT';

/** What an amount is worth in it at the house's rate of the moment, rounded down. */
export function worthOf(
  { settings, currencies }: Pick<Work, 'settings' | 'currencies'>,
  { amount, currency }: Money,
): DecimalString {
  const worth = settings.worthInUsdt[currency];
  if (worth === undefined) throw new Error(`No rate is set for ${currency}.`);
  return multiply(amount, worth, decimalsIn(currencies, countedIn));
}
