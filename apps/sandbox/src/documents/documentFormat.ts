import type { Schema } from '@meridian/api-client';
import { dateFormat, isTimeZone, momentFormat, timeZoneName } from '@meridian/dates';
import { countDecimals, formatAmount, formatMoney, isNegative, isZero, type Money } from '@meridian/money';
import { type DocumentWords, documentWords } from './documentWords.ts';

/** How a document in a language and a time zone writes its words, amounts and dates: as the screens do. */
export interface DocumentFormat {
  readonly words: DocumentWords;
  readonly timeZoneName: string;
  readonly money: (value: Money) => string;
  /** With a plus before what came in. */
  readonly change: (value: Money) => string;
  /** About what something was worth, rounded. */
  readonly about: (value: Money) => string;
  readonly count: (value: number) => string;
  /** Whether the language writes a count as it writes one, as Russian does 21. */
  readonly isOne: (value: number) => boolean;
  /** A calendar day, such as `2026-10-31`. */
  readonly day: (day: string) => string;
  readonly days: (from: string, to: string) => string;
  /** Short, for a column. */
  readonly rowMoment: (value: string) => string;
  readonly moment: (value: string, precision?: 'day' | 'minute' | 'second') => string;
}

/** `timeZone` comes from the device; an unknown one counts as UTC. */
export function documentFormat(
  { language, now }: { readonly language: Schema<'Language'>; readonly now: Date },
  timeZone = 'UTC',
): DocumentFormat {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const money = (value: Money) => formatMoney(value, language).replace('-', '\u2212');
  const rounded = ({ amount, currency }: Money) =>
    `${formatAmount(amount, language, countDecimals(amount) === 0 ? 0 : 2).replace('-', '\u2212')}\u00a0${currency}`;
  const days = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    words: documentWords[language],
    timeZoneName: timeZoneName(language, zone, now),
    money,
    change: (value) => (isNegative(value.amount) || isZero(value.amount) ? '' : '+') + money(value),
    about: (value) =>
      isZero(value.amount)
        ? documentWords[language].less(rounded({ ...value, amount: '0.01' }))
        : documentWords[language].about(rounded(value)),
    count: (value) => new Intl.NumberFormat(language).format(value),
    isOne: (value) => new Intl.PluralRules(language).select(value) === 'one',
    day: (day) => days.format(new Date(day)),
    days: (from, to) => days.formatRange(new Date(from), new Date(to)),
    rowMoment: (value) => momentFormat(language, 'second', 'medium', zone).format(new Date(value)),
    moment: (value, precision = 'minute') =>
      momentFormat(language, precision, 'long', zone).format(new Date(value)),
  };
}
