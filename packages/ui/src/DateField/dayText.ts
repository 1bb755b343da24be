/**
 * What stands for each part of a day in a placeholder, in the reader's language and as long as it is typed: `DD`, `MM` and
 * `YYYY`, or `ДД`, `ММ` and `ГГГГ`.
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

/** How a day is typed in the language: `MM/DD/YYYY`, `ДД.ММ.ГГГГ`. */
export const dayPattern = (locale: string, letters: DayLetters): string =>
  formatOf(locale)
    .formatToParts(0)
    .map(({ type, value }) => (isPart(type) ? letters[type] : value))
    .join('');

/** Whether an ISO day is in the calendar: a browser may take the 30th of February for the 2nd of March. */
export function isDay(day: string): boolean {
  const moment = Date.parse(day);
  return (
    /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day)
  );
}

/** An ISO day as it is typed in the language; what is not a day is written as nothing. */
export function writeDay(day: string, locale: string): string {
  return isDay(day) ? formatOf(locale).format(Date.parse(day)) : '';
}

/** Eight digits are the parts of a day as long as they are asked for: `01102026` is `01-10-2026`. */
function withMarks(text: string, order: readonly (keyof DayLetters)[]): string {
  if (!/^\d{8}$/.test(text)) return text;
  let at = 0;
  return order.map((part) => text.slice(at, (at += part === 'year' ? 4 : 2))).join('-');
}

/**
 * The ISO day that was typed in the order of the language, or as a machine writes it, the year first; null where it is
 * half typed, with a year of two digits, or not in the calendar.
 */
export function readDay(text: string, locale: string): string | null {
  const parts = formatOf(locale).formatToParts(0);
  // What a language writes between or behind the parts of a day: a mark of direction, the letter of a year.
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

/** Whether a day is before the first or after the last that may be chosen; a bound that is missing bounds nothing. */
export const isOutside = (day: string, minimum: string | undefined, maximum: string | undefined): boolean =>
  Boolean((minimum && day < minimum) || (maximum && day > maximum));
