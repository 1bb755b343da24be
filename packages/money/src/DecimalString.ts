/**
 * An exact amount, rate or percentage as text: plain notation, no exponent, no grouping. The type also admits texts
 * such as `1e5`, so validate external values with `parseDecimal` or `isDecimal`.
 */
export type DecimalString = `${number}`;

/** Digits allowed before the decimal mark, and the same number after it, as in the contract's `DecimalString`. */
export const maximumDigits = 30;

const decimalForm = /^-?(0|[1-9][0-9]{0,29})(\.[0-9]{1,30})?$/;

/** Whether the text is a decimal in the format of the contract. */
export function isDecimal(text: string): text is DecimalString {
  return decimalForm.test(text);
}

/** Parses the format of the contract. Throws a RangeError for any other text. */
export function parseDecimal(text: string): DecimalString {
  if (isDecimal(text)) return text;
  throw new RangeError(
    `Not a decimal of at most ${maximumDigits} digits on either side of the mark: ${text}`,
  );
}

/** The number of decimals, including trailing zeros. */
export function countDecimals(amount: DecimalString): number {
  const mark = amount.indexOf('.');
  return mark < 0 ? 0 : amount.length - mark - 1;
}
