/** A number as the field itself writes it, or why there is none: beyond what a field can hold, or not a number. */
export type NumberReading = { text: string } | { refusal: 'unreadable' | 'outside' };

/** Numbers beside which a language says a unit in all its forms. */
const counts = [0, 0.1, 1, 2, 3, 7, 11, 100];
const minus = /^[-\u2212\u2012\u2013\u2014]/;

/** Without marks of direction, and with the apostrophe of a keyboard. */
const clean = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\u2019', "'")
    .trim();

/** `007.50` and `7.5` are the same number. */
const bare = (number: string) =>
  number.replace(/^0+(?=\d)/, '').replace(/\.?0*$/, (zeros) => (number.includes('.') ? '' : zeros));

const alone = /^(\d*)(?:([.,])(\d*))?$/;
const grouped = /^([1-9]\d{0,2}(?:([ .,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/;

/** By the rules of `parseAmountInput`, which is three times as large, of an amount: a test holds them together. */
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
 * Reads what a person typed or pasted for a number. What the field itself would write is read as it is meant; of the rest
 * both decimal marks are taken, as by a `MoneyField`, and what could be another number is none: `1,500` in Russian, `1e5`.
 * A number is never rounded to what can be held.
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

  /** Without sign and unit, its digits those of a program. */
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
  const write = (number: string) => formatter.format(Number(`${before}${number}${behind}`));

  const typed = stripped(text);
  if (text.trim() === '') return { text: '' };
  const own = plain(typed);
  if (/^\d+(\.\d+)?$/.test(own) && stripped(write(own)) === typed) return { text: write(own) };

  const known = typed
    .replaceAll(group, (mark) => (/[.,\s]/.test(mark) ? mark : ' '))
    .replace(decimal, (mark) => (/[.,]/.test(mark) ? mark : '.'));
  const number = readMarks(known, decimal);
  if (number === null) return { refusal: 'unreadable' };
  const written = write(number);
  return bare(plain(stripped(written))) === bare(number) ? { text: written } : { refusal: 'outside' };
}
