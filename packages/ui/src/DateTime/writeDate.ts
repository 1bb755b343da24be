import { usableTimeZone } from './usableTimeZone.ts';

export type Precision = 'day' | 'minute' | 'second' | 'time';

const withYear = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  time: { timeStyle: 'medium' },
} as const satisfies Record<Precision, Intl.DateTimeFormatOptions>;

/** The same parts without the year, which no `dateStyle` leaves out. */
function withoutYear(locale: string): Record<Precision, Intl.DateTimeFormatOptions> {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const day = { month: 'short', day: 'numeric' } as const;
  // As in a `timeStyle`: 9:30 PM, but 09:30.
  const minute = { ...day, hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' } as const;
  return { day, minute, second: { ...minute, second: '2-digit' }, time: withYear.time };
}

type Write = (moment: Date) => string;

const writers = new Map<string, Write>();

function newWriter(locale: string, precision: Precision, zone?: string, thisYear?: number): Write {
  const { timeZone, mark } = usableTimeZone(zone);
  const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', calendar: 'gregory', timeZone });
  const long = new Intl.DateTimeFormat(locale, { ...withYear[precision], timeZone });
  const short = new Intl.DateTimeFormat(locale, { ...withoutYear(locale)[precision], timeZone });
  return (moment) => {
    const format = thisYear !== undefined && year.format(moment) === String(thisYear) ? short : long;
    // Russian dates end in “г.”, which must not be alone on the next line.
    return format.format(moment).replace(' г.', '\u00a0г.') + mark;
  };
}

/** Creating an `Intl.DateTimeFormat` is expensive, and a table has many dates. */
function writerOf(locale: string, precision: Precision, timeZone?: string, thisYear?: number): Write {
  const key = `${locale} ${precision} ${timeZone} ${thisYear}`;
  const write = writers.get(key) ?? newWriter(locale, precision, timeZone, thisYear);
  writers.set(key, write);
  return write;
}

export const isDayAlone = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/**
 * Formats a moment; "UTC" is appended if the zone is invalid. Unreadable text becomes a dash. A date in `thisYear` has no year.
 */
export function writeDate(
  value: string,
  locale: string,
  precision: Precision,
  timeZone?: string,
  thisYear?: number,
): string {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return '—';
  // A date without time parses as midnight UTC, which is the previous day in America.
  const write = isDayAlone(value)
    ? writerOf(locale, 'day', 'UTC', thisYear)
    : writerOf(locale, precision, timeZone, thisYear);
  return write(moment);
}
