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

const formatOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

/** The date format as a placeholder: `MM/DD/YYYY`, `ДД.ММ.ГГГГ`. */
export const dayPattern = (locale: string, letters: DayLetters): string =>
  formatOf(locale)
    .formatToParts(0)
    .map(({ type, value }) => (isPart(type) ? letters[type] : value))
    .join('');

/** Whether an ISO day exists. `Date.parse` may turn 30 February into 2 March. */
export function isDay(day: string): boolean {
  const moment = Date.parse(day);
  return (
    /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day)
  );
}

/** An ISO day in the format of the language; empty for an invalid day. */
export function writeDay(day: string, locale: string): string {
  return isDay(day) ? formatOf(locale).format(Date.parse(day)) : '';
}

/** Splits eight digits by the length of each part: `01102026` becomes `01-10-2026`. */
function withMarks(text: string, order: readonly (keyof DayLetters)[]): string {
  if (!/^\d{8}$/.test(text)) return text;
  let at = 0;
  return order.map((part) => text.slice(at, (at += part === 'year' ? 4 : 2))).join('-');
}

/**
 * Parses a date typed in the format of the language, or in ISO format. Null if it is partial, has a two-digit
 * year, or does not exist.
 */
export function readDay(text: string, locale: string): string | null {
  const parts = formatOf(locale).formatToParts(0);
  // Characters that a locale puts around the parts: direction marks, the letter for "year".
  const around = parts.map(({ type, value }) => (isPart(type) ? '' : value)).join('');
  const own = parts.map(({ type }) => type).filter(isPart);
  const typed = withMarks(text.trim(), own)
    .split(/[./\s\u200e\u200f-]+/)
    .filter((part) => !around.includes(part));
  const order = typed[0]?.length === 4 ? ['year', 'month', 'day'] : own;
  const part = (type: keyof DayLetters) => typed[order.indexOf(type)]?.padStart(2, '0');
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return typed.length === order.length && !day.startsWith('0') && isDay(day) ? day : null;
}

/** Whether a day is before the minimum or after the maximum. A missing bound does not limit. */
export const isOutside = (day: string, minimum: string | undefined, maximum: string | undefined): boolean =>
  Boolean((minimum && day < minimum) || (maximum && day > maximum));
