import {
  compare,
  formatMoney,
  parseAmountInput,
  type AmountInputReason,
  type DecimalString,
} from '@meridian/money';
import { withoutCurrency } from './moneyValue.ts';

/** A sentence for every way in which an amount will not do. Amounts come formatted, with their currency. */
export interface MoneyFieldMessages {
  /** `decimals` are those of the currency, for the sentence that says how many there may be. */
  unreadable: (reason: Exclude<AmountInputReason, 'empty' | 'ambiguous'>, decimals: number) => string;
  ambiguous: (readings: readonly [grouped: string, decimal: string]) => string;
  belowMinimum: (minimum: string) => string;
  aboveMaximum: (maximum: string) => string;
  /** Repeats the amount as it was understood: «You entered 1,500.00 USDT». */
  understood: (amount: string) => string;
}

export interface MoneyRules {
  /** Code of the currency, such as `USDT`. */
  currency: string;
  /** Decimals of the currency: a finer amount is refused, not rounded. */
  decimals: number;
  /** The least and the most that may be entered; both ends are allowed. */
  minimum?: DecimalString;
  maximum?: DecimalString;
  messages: MoneyFieldMessages;
  /** A rule beyond readability and bounds; answers a sentence, or null for an amount that will do. */
  validateAmount?: (amount: DecimalString) => string | null;
}

/** The sentence that a text deserves, or null when it is an amount that will do; nothing typed is not refused here. */
export function refuseMoney(text: string, locale: string, rules: MoneyRules): string | null {
  const { currency, decimals, minimum, maximum, messages, validateAmount } = rules;
  const money = (amount: DecimalString) => formatMoney({ amount, currency }, locale);
  const input = parseAmountInput(withoutCurrency(text, currency), locale, decimals);
  if (!input.ok) {
    if (input.reason === 'empty') return null;
    if (input.reason !== 'ambiguous') return messages.unreadable(input.reason, decimals);
    const [grouped, decimal] = input.readings;
    return messages.ambiguous([money(grouped), money(decimal)]);
  }
  const amount = input.value;
  if (minimum !== undefined && compare(amount, minimum) < 0) return messages.belowMinimum(money(minimum));
  if (maximum !== undefined && compare(amount, maximum) > 0) return messages.aboveMaximum(money(maximum));
  return validateAmount?.(amount) ?? null;
}
