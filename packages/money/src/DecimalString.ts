/**
 * An exact amount, rate or percentage as text: plain notation, no exponent, no grouping. The type also admits texts
 * such as `1e5`, so whatever comes from outside goes through `parseDecimal` or `isDecimal` first.
 */
export type DecimalString = `${number}`;

/** Digits allowed before the mark, and as many after it; the contract's `DecimalString` states the same. */
export const maximumDigits = 30;

const wireForm = /^-?(0|[1-9][0-9]{0,29})(\.[0-9]{1,30})?$/;

/** Whether the text is a decimal in the contract's wire form. */
export function isDecimal(text: string): text is DecimalString {
  return wireForm.test(text);
}

/** Takes the contract's wire form and nothing else. Throws a RangeError on any other text. */
export function parseDecimal(text: string): DecimalString {
  if (isDecimal(text)) return text;
  throw new RangeError(
    `Not a decimal of at most ${maximumDigits} digits on either side of the mark: ${text}`,
  );
}

/** How many digits follow the mark, trailing zeros included. */
export function decimalsOf(amount: DecimalString): number {
  const mark = amount.indexOf('.');
  return mark < 0 ? 0 : amount.length - mark - 1;
}
