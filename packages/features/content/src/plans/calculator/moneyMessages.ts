import type { MoneyFieldMessages } from '@meridian/ui';
import { type CalculatorWords, fill } from './words.ts';

/** What the money field says about an amount that it cannot take. */
export const moneyMessages = (words: CalculatorWords): MoneyFieldMessages => ({
  unreadable: (reason, decimals) =>
    reason === 'too_many_decimals' ? fill(words.tooManyDecimals, { decimals }) : words.unreadable,
  ambiguous: ([grouped, decimal]) => fill(words.ambiguous, { grouped, decimal }),
  belowMinimum: (minimum) => fill(words.belowMinimum, { minimum }),
  aboveMaximum: (maximum) => fill(words.aboveMaximum, { maximum }),
  understood: (amount) => fill(words.understood, { amount }),
});
