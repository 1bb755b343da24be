import fc from 'fast-check';
import { type DecimalString, parseDecimal } from './DecimalString.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength, maxLength });

/** Decimals with up to 30 digits after the mark, including trailing zeros and negative values. */
export function arbitraryDecimal({ wholeDigits = 30, signed = true } = {}): fc.Arbitrary<DecimalString> {
  return fc
    .record({ whole: digits(1, wholeDigits), fraction: digits(0, 30), negative: fc.boolean() })
    .map(({ whole, fraction, negative }) => {
      const text = `${whole.replace(/^0+(?=.)/, '')}${fraction && `.${fraction}`}`;
      return parseDecimal(negative && signed && /[1-9]/.test(text) ? `-${text}` : text);
    });
}
