import { type DecimalString, formatAmount } from '@meridian/money';

/** Stands where a figure cannot be read: an empty text must not look like nothing on an account. */
export const noFigure = '—';

export type FigureSign = 'negative' | 'always';

/** Whether a text is a figure in plain notation; the type alone cannot hold what comes from outside to it. */
export const isFigure = (text: string) => /^-?\d+(\.\d{1,100})?$/.test(text);

/** A figure to its last digit, with a true minus, and with a plus before a gain where `always` asks for it. */
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
