import {
  formatAmountInput,
  getDecimalMark,
  halfWidth,
  parseAmountInput,
  type DecimalString,
} from '@meridian/money';

/** The typed text of a money field, and the amount if it could be parsed. */
export interface MoneyValue {
  readonly text: string;
  readonly amount: DecimalString | null;
}

export const emptyMoney: MoneyValue = { text: '', amount: null };

/** The initial value for a known amount, such as one from the URL. */
export const moneyValue = (amount: DecimalString, locale: string): MoneyValue => ({
  text: formatAmountInput(amount, locale),
  amount,
});

/** Keeps the text, whether it can be parsed or not. */
export function readMoney(text: string, locale: string, decimals: number, currency: string): MoneyValue {
  const input = parseAmountInput(withoutCurrency(text, currency), locale, decimals);
  return { text, amount: input.ok ? input.value : null };
}

/** Whether a text has more than digits and the decimal separator of the language, so that it may have been meant otherwise. */
export const hasOtherReading = (text: string, locale: string): boolean =>
  /\D/.test(text.trim().replace(getDecimalMark(locale), ''));

/** Removes the currency that was pasted with an amount. Another currency stays and is rejected. */
export function withoutCurrency(text: string, currency: string): string {
  const typed = text.trim();
  const [code, all] = [currency.toUpperCase(), halfWidth(typed).toUpperCase()];
  if (code === '' || all === code) return text;
  if (all.startsWith(code)) return typed.slice(code.length);
  return all.endsWith(code) ? typed.slice(0, -code.length) : text;
}
