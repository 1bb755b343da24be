import { halfWidth } from '@meridian/money';

/** The number and its text in the field's format, or why there is none: too large, or unreadable. */
export type NumberReading =
  | { text: string; number: number; refusal?: undefined }
  | { text?: undefined; number?: undefined; refusal: 'unreadable' | 'outside' };

/** Samples that produce every plural form of a unit. */
const counts = [0, 0.1, 1, 2, 3, 7, 11, 100];
const minus = /^[-\u2212\u2012\u2013\u2014]/;

/** Removes direction marks and normalizes the apostrophe. */
const clean = (text: string) =>
  halfWidth(text)
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\u2019', "'")
    .trim();

/** Normalizes `007.50` to `7.5`. */
const bare = (number: string) =>
  number.replace(/^0+(?=\d)/, '').replace(/\.?0*$/, (zeros) => (number.includes('.') ? '' : zeros));

const alone = /^(\d*)(?:([.,])(\d*))?$/;
const grouped = /^([1-9]\d{0,2}(?:([ .,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/;

/** The rules of `parseAmountInput` without its code, which is three times as large. A test checks that both agree. */
function readMarks(text: string, decimal: string): string | null {
  const typed = text.replace(/[\u00a0\u2009\u202f]/g, ' ');
  const [, whole, mark, fraction = ''] = alone.exec(typed) ?? [];
  if (whole !== undefined && whole + fraction !== '') {
    const isOwn = mark === decimal && !fraction.endsWith('0');
    return /^[1-9]\d{0,2}[.,]\d{3}$/.test(typed) && !isOwn ? null : `${whole || 0}.${fraction}`;
  }
  const [, groups, , rest = ''] = grouped.exec(typed) ?? [];
  return groups === undefined ? null : `${groups.replace(/\D/g, '')}.${rest}`;
}

/**
 * Parses a typed or pasted number. Text in the field's own format is always accepted. Otherwise both decimal
 * separators work, and ambiguous text is rejected: `1,500` in Russian, `1e5`. Never rounds.
 */
export function readNumber(
  text: string,
  locale: string,
  options: Intl.NumberFormatOptions | undefined,
): NumberReading {
  const formatter = new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: 0 });
  const countdown = new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210);
  const digits = countdown.match(/\p{Nd}/gu)?.reverse() ?? [];
  const sample = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.8);
  const markOf = (kind: string) =>
    sample.find(({ type }) => type === kind)?.value.replace('\u2019', "'") ?? '';
  const [group, decimal] = [markOf('group'), markOf('decimal')];
  const words = counts
    .flatMap((count) => formatter.formatToParts(count))
    .map(({ type, value }) => (type === 'unit' || type === 'percentSign' ? value : ''));

  /** Without sign and unit, in ASCII digits. */
  const stripped = (written: string) => {
    const number = clean(written).replace(minus, '').replace(/^\+/, '').trim();
    const word = words.find((one) => one !== '' && (number.startsWith(one) || number.endsWith(one))) ?? '';
    return number
      .replace(word, '')
      .trim()
      .replace(/\p{Nd}/gu, (digit) => (digits.includes(digit) ? `${digits.indexOf(digit)}` : digit));
  };
  const plain = (written: string) => written.replaceAll(group, '').replace(decimal, '.');

  const before = minus.test(clean(text)) ? '-' : '';
  const behind = options?.style === 'percent' ? 'e-2' : '';
  const take = (number: string) => {
    const value = Number(`${before}${number}${behind}`);
    return { text: formatter.format(value), number: value };
  };

  const typed = stripped(text);
  if (text.trim() === '') return { text: '', number: NaN };
  const own = plain(typed);
  if (/^\d+(\.\d+)?$/.test(own) && stripped(take(own).text) === typed) return take(own);

  const known = typed
    .replaceAll(group, (mark) => (/[.,\s]/.test(mark) ? mark : ' '))
    .replace(decimal, (mark) => (/[.,]/.test(mark) ? mark : '.'));
  const number = readMarks(known, decimal);
  if (number === null) return { refusal: 'unreadable' };
  const taken = take(number);
  return bare(plain(stripped(taken.text))) === bare(number) ? taken : { refusal: 'outside' };
}
