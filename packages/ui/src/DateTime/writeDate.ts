import { dateFormat, momentFormat, yearBeside } from '@meridian/dates';
import { usableTimeZone } from './usableTimeZone.ts';

export type Precision = 'day' | 'minute' | 'second' | 'time';

function writeMoment(
  moment: Date,
  locale: string,
  precision: Precision,
  zone: string | undefined,
  thisYear: number | undefined,
): string {
  const { timeZone, mark } = usableTimeZone(zone);
  const format =
    precision === 'time'
      ? dateFormat(locale, { timeStyle: 'medium', timeZone })
      : momentFormat(locale, precision, yearBeside(moment, thisYear, timeZone), timeZone);
  // Russian dates end in “г.”, which must not be alone on the next line.
  return format.format(moment).replace(' г.', '\u00a0г.') + mark;
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
  return isDayAlone(value)
    ? writeMoment(moment, locale, 'day', 'UTC', thisYear)
    : writeMoment(moment, locale, precision, timeZone, thisYear);
}
