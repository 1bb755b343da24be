import { type DecimalString, maximumDigits, parseDecimal } from './DecimalString.ts';
import { getDecimalMark } from './formatAmount.ts';
import { halfWidth } from './halfWidth.ts';

/** Why a text is not an amount. */
export type AmountInputReason =
  | 'empty'
  /** Letters, other signs, two numbers, a mark without digits: anything that is not one number. */
  | 'not_a_number'
  /** Digits of another script, such as `٣`. */
  | 'unsupported_digits'
  /** Exponents, such as `1e5`. */
  | 'exponent'
  /** Section 5: an amount cannot be less than 0. */
  | 'negative'
  /** Groups that are not three digits each, such as `1 50` or `1,50,000`. */
  | 'malformed_grouping'
  /** More digits than an amount can have. */
  | 'too_long'
  /** More decimals than the currency has. */
  | 'too_many_decimals'
  /** Two possible readings, in `readings`. */
  | 'ambiguous';

export type AmountInput =
  | { readonly ok: true; readonly value: DecimalString }
  | { readonly ok: false; readonly reason: Exclude<AmountInputReason, 'ambiguous'> }
  | {
      readonly ok: false;
      readonly reason: 'ambiguous';
      /** The amount with the mark as grouping, and with the mark as decimal mark. */
      readonly readings: readonly [grouped: DecimalString, decimal: DecimalString];
    };

type Refusal = Exclude<AmountInput, { ok: true }>;

const refuse = (reason: Exclude<AmountInputReason, 'ambiguous'>): Refusal => ({ ok: false, reason });

/** Longer texts are rejected without parsing. */
const maximumLength = 120;
const edges = /^[\s\u200b\u2060\ufeff]+|[\s\u200b\u2060\ufeff]+$/g;
const groupSpaces = /[ \u00a0\u2009\u202f]/g;
const minus = /^[-\u2212\u2012\u2013\u2014]\s?/;

/**
 * Parses a typed or pasted amount. Both decimal marks are accepted in both languages, digits in full width, and spaces, commas or points as
 * grouping of three digits. A text that could mean an amount a thousand times larger or smaller is rejected. One mark before exactly three digits is decimal only if it is the language's own
 * and the digits do not end in zero: `1,125` is one and an eighth in Russian; `1,500` is rejected in both languages.
 *
 * @param locale Language of the page, such as `en` or `ru`.
 * @param decimals Decimals of the currency, where it is known.
 */
export function parseAmountInput(
  text: string,
  locale: string,
  decimals: number = maximumDigits,
): AmountInput {
  if (text.length > maximumLength) return refuse(/^[\d\s.,]+$/.test(text) ? 'too_long' : 'not_a_number');
  const typed = halfWidth(text).replace(edges, '');
  if (typed === '') return refuse('empty');
  if (minus.test(typed)) return readNegative(typed.replace(minus, ''), locale);
  if (/^[\d.,]+e[+-]?\d+$/i.test(typed)) return refuse('exponent');
  if (/\p{Nd}/u.test(typed.replace(/[0-9]/g, ''))) return refuse('unsupported_digits');

  const plain = typed.replace(groupSpaces, ' ');
  if (!/^[0-9 .,]+$/.test(plain) || !/[0-9]/.test(plain)) return refuse('not_a_number');
  return readMarks(plain, locale, decimals);
}

/** Only a number can be negative: `-abc` is not a number. */
function readNegative(rest: string, locale: string): Refusal {
  const amount = parseAmountInput(rest, locale);
  if (amount.ok || amount.reason === 'ambiguous') return refuse('negative');
  return amount.reason === 'empty' ? refuse('not_a_number') : amount;
}

/** Decides which mark is the decimal mark. `plain` has only digits, spaces, points and commas. */
function readMarks(plain: string, locale: string, decimals: number): AmountInput {
  const [last, other] = plain.lastIndexOf(',') > plain.lastIndexOf('.') ? [',', '.'] : ['.', ','];
  const parts = plain.split(last);
  const isGroupingOnly = parts.length > 2;
  if (isGroupingOnly) return readNumber(plain, last, '', decimals);

  const [whole = '', fraction] = parts;
  if (fraction === undefined) return readNumber(whole, ' ', '', decimals);
  if (/[^0-9]/.test(fraction)) return refuse('malformed_grouping');
  const isOwnDecimalMark = last === getDecimalMark(locale) && !fraction.endsWith('0');
  if (looksGrouped(whole, fraction) && !isOwnDecimalMark) {
    return {
      ok: false,
      reason: 'ambiguous',
      readings: [toDecimalString(whole + fraction, ''), toDecimalString(whole, fraction)],
    };
  }
  return readNumber(whole, whole.includes(other) ? other : ' ', fraction, decimals);
}

/** `1,500` could be grouping; `0,500`, `1500,500`, `1 500,500` and `1,50` could not. */
function looksGrouped(whole: string, fraction: string): boolean {
  return /^[1-9][0-9]{0,2}$/.test(whole) && fraction.length === 3;
}

function readNumber(whole: string, groupMark: string, fraction: string, decimals: number): AmountInput {
  const groups = whole.split(groupMark);
  if (groups.length > 1 && !areWholeGroups(groups)) return refuse('malformed_grouping');
  const digits = groups.join('');
  if (/[^0-9]/.test(digits)) return refuse('malformed_grouping');
  if (digits.replace(/^0+/, '').length > maximumDigits || fraction.length > maximumDigits)
    return refuse('too_long');
  if (fraction.replace(/0+$/, '').length > decimals) return refuse('too_many_decimals');
  return { ok: true, value: toDecimalString(digits, fraction) };
}

function areWholeGroups([first = '', ...rest]: readonly string[]): boolean {
  return /^[1-9][0-9]{0,2}$/.test(first) && rest.every((group) => /^[0-9]{3}$/.test(group));
}

function toDecimalString(whole: string, fraction: string): DecimalString {
  const text = `${whole.replace(/^0+(?=[0-9])/, '') || '0'}${fraction && `.${fraction}`}`;
  return parseDecimal(text);
}
