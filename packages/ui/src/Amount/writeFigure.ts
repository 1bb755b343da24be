import { type DecimalString, formatAmount } from '@meridian/money';

/** Replaces an unreadable figure: an empty text would look like an empty account. */
export const noFigure = '—';

export type FigureSign = 'negative' | 'always';

/** Whether a text is a number in plain notation. The type cannot guarantee it for data from outside. */
export const isFigure = (text: string) => /^-?\d+(\.\d{1,100})?$/.test(text);

/** The exact figure with a true minus sign. `always` adds a plus to positive amounts. */
export function writeFigure(
  figure: DecimalString,
  locale: string,
  minimumDecimals: number,
  sign: FigureSign,
): string {
  if (!isFigure(figure)) return noFigure;
  const isGain = !figure.startsWith('-') && /[1-9]/.test(figure);
  const plus = sign === 'always' && isGain ? '+' : '';
  return plus + formatAmount(figure, locale, minimumDecimals).replace('-', '\u2212');
}
