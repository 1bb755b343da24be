import { formatAmountInput, parseAmountInput, type DecimalString } from '@meridian/money';

/** What is in a money field: the text as typed, and the amount it was understood as, if it was. */
export interface MoneyValue {
  readonly text: string;
  readonly amount: DecimalString | null;
}

export const emptyMoney: MoneyValue = { text: '', amount: null };

/** The value of a field that starts with an amount, such as one kept in the address. */
export const moneyValue = (amount: DecimalString, locale: string): MoneyValue => ({
  text: formatAmountInput(amount, locale),
  amount,
});

/** The text is kept as it is, whether it can be read or not. */
export function readMoney(text: string, locale: string, decimals: number, currency: string): MoneyValue {
  const input = parseAmountInput(withoutCurrency(text, currency), locale, decimals);
  return { text, amount: input.ok ? input.value : null };
}

/** An amount is pasted with its currency, as `Amount` writes it. Another currency stays, to be refused. */
export function withoutCurrency(text: string, currency: string): string {
  const typed = text.trim();
  const [code, all] = [currency.toUpperCase(), typed.toUpperCase()];
  if (code === '' || all === code) return text;
  if (all.startsWith(code)) return typed.slice(code.length);
  return all.endsWith(code) ? typed.slice(0, -code.length) : text;
}
