import { usableTimeZone } from './usableTimeZone.ts';

export type Precision = 'day' | 'minute' | 'second' | 'time';

const styles = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  time: { timeStyle: 'medium' },
} as const satisfies Record<Precision, Intl.DateTimeFormatOptions>;

type Write = (moment: Date) => string;

const writers = new Map<string, Write>();

function newWriter(locale: string, precision: Precision, zone?: string): Write {
  const { timeZone, mark } = usableTimeZone(zone);
  const format = new Intl.DateTimeFormat(locale, { ...styles[precision], timeZone });
  // Russian dates end in “г.”, which must not be alone on the next line.
  return (moment) => format.format(moment).replace(' г.', '\u00a0г.') + mark;
}

/** Creating an `Intl.DateTimeFormat` is expensive, and a table has many dates. */
function writerOf(locale: string, precision: Precision, timeZone?: string): Write {
  const key = `${locale} ${precision} ${timeZone}`;
  const write = writers.get(key) ?? newWriter(locale, precision, timeZone);
  writers.set(key, write);
  return write;
}

export const isDayAlone = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Formats a moment; "UTC" is appended if the zone is invalid. Unreadable text becomes a dash. */
export function writeDate(value: string, locale: string, precision: Precision, timeZone?: string): string {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return '—';
  // A date without time parses as midnight UTC, which is the previous day in America.
  const write = isDayAlone(value) ? writerOf(locale, 'day', 'UTC') : writerOf(locale, precision, timeZone);
  return write(moment);
}
