import { type DecimalString, decimalsOf } from './DecimalString.ts';
import type { Money } from './Money.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, minimum: number, maximum: number, grouped: boolean): Intl.NumberFormat {
  const key = `${locale} ${minimum} ${maximum} ${grouped}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      numberingSystem: 'latn',
      minimumFractionDigits: minimum,
      maximumFractionDigits: maximum,
      useGrouping: grouped,
      signDisplay: 'negative',
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * The amount for reading: grouped and marked as the language does. Every digit that counts is shown, nothing is
 * rounded; zeros are added up to `minimumDecimals` and dropped beyond it.
 */
export function formatAmount(amount: DecimalString, locale: string, minimumDecimals = 2): string {
  return formatOf(locale, minimumDecimals, Math.max(minimumDecimals, decimalsOf(amount)), true).format(
    amount,
  );
}

/** The amount and its currency's code in one text, for sentences and labels; they never part at a line's end. */
export function formatMoney(money: Money, locale: string, minimumDecimals = 2): string {
  return `${formatAmount(money.amount, locale, minimumDecimals)}\u00a0${money.currency}`;
}

/** The amount for editing: no grouping, the language's decimal mark, so that `parseAmountInput` reads it back. */
export function formatAmountInput(amount: DecimalString, locale: string): string {
  return formatOf(locale, 0, decimalsOf(amount), false).format(amount);
}

/** The mark between whole and fraction in this language: a comma in Russian, a point in English. */
export function decimalMarkOf(locale: string): ',' | '.' {
  return formatOf(locale, 1, 1, false).format(0).includes(',') ? ',' : '.';
}
