import {
  compare,
  formatMoney,
  parseAmountInput,
  type AmountInputReason,
  type DecimalString,
} from '@meridian/money';
import { withoutCurrency } from './moneyValue.ts';

/** A message for each invalid amount. Amounts are passed formatted, with their currency. */
export interface MoneyFieldMessages {
  /** `decimals` is the maximum number of decimals of the currency. */
  unreadable: (reason: Exclude<AmountInputReason, 'empty' | 'ambiguous'>, decimals: number) => string;
  ambiguous: (readings: readonly [grouped: string, decimal: string]) => string;
  belowMinimum: (minimum: string) => string;
  aboveMaximum: (maximum: string) => string;
  /** Repeats the parsed amount: «You entered 1,500.00 USDT». */
  understood: (amount: string) => string;
}

export interface MoneyRules {
  /** Code of the currency, such as `USDT`. */
  currency: string;
  /** Decimals of the currency. An amount with more is rejected, not rounded. */
  decimals: number;
  /** The inclusive bounds. */
  minimum?: DecimalString;
  maximum?: DecimalString;
  messages: MoneyFieldMessages;
  /** An additional rule; returns a message, or null for a valid amount. */
  validateAmount?: (amount: DecimalString) => string | null;
}

/** The message for an invalid text; null for a valid or empty one. */
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
