import { type DecimalString, countDecimals, isDecimal } from './DecimalString.ts';
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
 * Formats an amount for display, with the grouping and the decimal mark of the language. Nothing is rounded. Zeros are
 * added up to `minimumDecimals` and dropped beyond it.
 */
export function formatAmount(amount: DecimalString, locale: string, minimumDecimals = 2): string {
  return formatOf(locale, minimumDecimals, Math.max(minimumDecimals, countDecimals(amount)), true).format(
    amount,
  );
}

/** `exact` has every digit. `glance` is cut, for lists and overviews; never for what is paid, confirmed or exported. */
export type AmountPrecision = 'exact' | 'glance';

/** Coins whose unit is worth so much that two decimals would hide most of an amount. */
const fineCoins: ReadonlySet<string> = new Set(['BTC', 'ETH', 'BCH', 'LTC', 'BNB', 'SOL', 'XMR', 'ZEC']);

/** The number of decimals that a glance needs: 6 for coins such as BTC, 2 for every other currency. */
export const getGlanceDecimals = (currency: string): 2 | 6 => (fineCoins.has(currency) ? 6 : 2);

/** A number up to its fourth significant digit. */
const fourDigits = /^-?0*\.?0*[1-9](?:\.?\d){3}/;

/**
 * The amount without the digits that a glance does not need: cut towards zero, never below four significant digits or these
 * decimals.
 */
function atGlance({ amount, currency }: Money): DecimalString {
  const needed = amount.length - countDecimals(amount) + getGlanceDecimals(currency);
  const significant = fourDigits.exec(amount)?.[0].length ?? amount.length;
  const cut = amount.slice(0, Math.max(needed, significant));
  return isDecimal(cut) ? cut : amount;
}

/**
 * The amount of money in digits, without its currency code. Coins such as BTC have no trailing zeros; every other currency
 * has at least two decimals.
 */
export function formatFigure(money: Money, locale: string, precision: AmountPrecision = 'exact'): string {
  const amount = precision === 'glance' ? atGlance(money) : money.amount;
  return formatAmount(amount, locale, fineCoins.has(money.currency) ? 0 : 2);
}

/** The amount and its currency code, joined by a no-break space, for sentences and labels. */
export function formatMoney(money: Money, locale: string, precision: AmountPrecision = 'exact'): string {
  return `${formatFigure(money, locale, precision)}\u00a0${money.currency}`;
}

/** A share in percent with its sign, spaced as the language does: `5%` in English, `5 %` in Russian. Nothing is rounded. */
export function formatPercent(percent: DecimalString, locale: string): string {
  const sign = new Intl.NumberFormat(locale, { style: 'percent' })
    .formatToParts(0)
    .filter(({ type }) => type !== 'integer')
    .map(({ value }) => value)
    .join('');
  return formatAmount(percent, locale, 0) + sign;
}

/** Formats an amount for editing, without grouping. `parseAmountInput` parses it back. */
export function formatAmountInput(amount: DecimalString, locale: string): string {
  return formatOf(locale, 0, countDecimals(amount), false).format(amount);
}

/** The decimal mark of this language: a comma in Russian, a point in English. */
export function getDecimalMark(locale: string): ',' | '.' {
  return formatOf(locale, 1, 1, false).format(0).includes(',') ? ',' : '.';
}
