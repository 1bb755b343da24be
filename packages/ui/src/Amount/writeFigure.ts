import {
  type AmountPrecision,
  type DecimalString,
  formatAmount,
  formatFigure,
  type Money,
} from '@meridian/money';

/** Replaces an unreadable figure: an empty text would look like an empty account. */
export const noFigure = '—';

export type FigureSign = 'negative' | 'always';

/** Whether a text is a number in plain notation. The type cannot guarantee it for data from outside. */
export const isFigure = (text: string) => /^-?\d+(\.\d{1,100})?$/.test(text);

/** A true minus sign; `always` adds a plus to positive amounts. A dash for an unreadable figure. */
function withSign(figure: DecimalString, sign: FigureSign, write: () => string): string {
  if (!isFigure(figure)) return noFigure;
  const isGain = !figure.startsWith('-') && /[1-9]/.test(figure);
  return (sign === 'always' && isGain ? '+' : '') + write().replace('-', '\u2212');
}

/** The exact number without padding, such as a percentage. */
export const writeNumber = (figure: DecimalString, locale: string, sign: FigureSign): string =>
  withSign(figure, sign, () => formatAmount(figure, locale, 0));

/** The figure of an amount without its currency. */
export const writeFigure = (
  value: Money,
  locale: string,
  sign: FigureSign = 'negative',
  precision: AmountPrecision = 'exact',
): string => withSign(value.amount, sign, () => formatFigure(value, locale, precision));
