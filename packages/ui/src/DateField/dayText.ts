import { dateFormat } from '@meridian/dates';

/**
 * The placeholder letters for each part of a date in the user's language: `DD`, `MM` and `YYYY`, or `ДД`, `ММ`
 * and `ГГГГ`.
 */
export interface DayLetters {
  day: string;
  month: string;
  year: string;
}

const isPart = (type: string): type is keyof DayLetters =>
  type === 'day' || type === 'month' || type === 'year';

/** The format of an ISO day, which has no time zone. */
const dayFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC', ...options });

const formatOf = (locale: string) => dayFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The date format as a placeholder: `MM/DD/YYYY`, `ДД.ММ.ГГГГ`. */
export const dayPattern = (locale: string, letters: DayLetters): string =>
  formatOf(locale)
    .formatToParts(0)
    .map(({ type, value }) => (isPart(type) ? letters[type] : value))
    .join('');

/** Whether an ISO day exists. `Date` may turn 30 February into 2 March. */
export function isDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && JSON.stringify(new Date(day)).includes(day);
}

/** An ISO day in the format of the language; empty for an invalid day. */
export function writeDay(day: string, locale: string): string {
  return isDay(day) ? formatOf(locale).format(Date.parse(day)) : '';
}

const wordsOf = (locale: string) => dayFormat(locale, { dateStyle: 'long' });

/** An ISO day with its month by name, `April 5, 1990`; empty for an invalid day. */
export function writeDayInWords(day: string, locale: string): string {
  return isDay(day) ? wordsOf(locale).format(Date.parse(day)) : '';
}

/** Splits eight digits by the length of each part: `01102026` becomes `01-10-2026`. */
function withMarks(text: string, order: readonly (keyof DayLetters)[]): string {
  if (!/^\d{8}$/.test(text)) return text;
  let at = 0;
  return order.map((part) => text.slice(at, (at += part === 'year' ? 4 : 2))).join('-');
}

function toDay(year: string | undefined, month: string | undefined, day: string | undefined): string[] {
  const written = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return written >= '1' && isDay(written) ? [written] : [];
}

/** The names of a month, alone and beside a day: they differ in Russian. */
const monthNames = (locale: string, month: number): string[] =>
  (['long', 'short'] as const).flatMap((length) =>
    [{ month: length }, { month: length, day: 'numeric' } as const].flatMap((format) =>
      dayFormat(locale, format)
        .formatToParts(Date.UTC(2000, month))
        .filter(({ type }) => type === 'month')
        .map(({ value }) => value.toLocaleLowerCase(locale)),
    ),
  );

/** What people write beside the parts: 5th of April, 5-го апреля 1990 года. */
const filler = /^(st|nd|rd|th|of|the|го|е|г|года?)$/;
const shortestName = 3;

/** Reads a month by its name or the start of it, in the language or in English, with a day and a year in any order. */
function readWithName(text: string, locale: string): string[] {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const own = wordsOf(locale)
    .formatToParts(0)
    .map(({ type, value }) => (type === 'literal' ? value : ''))
    .join(' ')
    .toLocaleLowerCase(locale);
  const names = words.filter((word) => !filler.test(word) && !own.includes(word));
  const numbers = text.match(/\d+/g) ?? [];
  const [name = '', another] = names;
  if (another || numbers.length !== 2 || name.length < shortestName) return [];
  const month = Array.from({ length: 12 }).findIndex((_, index) =>
    [locale, 'en']
      .flatMap((language) => monthNames(language, index))
      .some((written) => written.startsWith(name)),
  );
  const year = numbers.find(({ length }) => length > 2);
  const day = numbers.find(({ length }) => length < 3);
  // Without a month of this name it is 0, which no day has.
  return toDay(year, `${month + 1}`, day);
}

/**
 * The days that a typed text can mean; none if it is partial, has a two-digit year, or does not exist. Understood are the order
 * of the language, ISO format, the other order of day and month, and a month by name. Only where the month comes first are
 * there two: many people who read English write the day first. The first is the one of the language.
 */
export function readDays(text: string, locale: string): readonly string[] {
  const written = text.normalize('NFKC').trim().toLocaleLowerCase(locale);
  const parts = formatOf(locale).formatToParts(0);
  // Characters that a locale puts around the parts: direction marks, the letter for "year".
  const around = parts.map(({ type, value }) => (isPart(type) ? '' : value)).join('');
  const own = parts.map(({ type }) => type).filter(isPart);
  const typed = withMarks(written, own)
    .split(/[./\s\u200e\u200f-]+/)
    .filter((part) => !around.includes(part));
  const [one, two, three] = typed;
  if (typed.length === 3 && typed.every((part) => /^\d+$/.test(part))) {
    if (one?.length === 4) return toDay(one, two, three);
    if (own[0] === 'month') return [...new Set([...toDay(three, one, two), ...toDay(three, two, one)])];
    if (own[0] === 'day') return [...toDay(three, two, one), ...toDay(three, one, two)].slice(0, 1);
  }
  return readWithName(written, locale);
}

/** Whether a day is before the minimum or after the maximum. A missing bound does not limit. */
export const isOutside = (day: string, minimum: string | undefined, maximum: string | undefined): boolean =>
  day < (minimum ?? day) || day > (maximum ?? day);
