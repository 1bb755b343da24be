import { dateFormat, momentFormat } from '@meridian/dates';
import { serverNow } from '@meridian/server-clock';

/** The last part of a time that is written; `time` is the hour and minute alone. */
export type DatePrecision = 'day' | 'minute' | 'time';

/** The calendar day of a moment in the user's time zone, as `2026-11-24`. */
export function localDay(time: string | number): string {
  const moment = new Date(time);
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${moment.getFullYear()}-${month}-${day}`;
}

/** The current day in the user's time zone, by the clock of the server: that of the device may be wrong by days. */
export const today = (): string => localDay(serverNow());

/** The time of a moment in the user's time zone, as `09:30:05`. */
export function localTime(time: string | number): string {
  const moment = new Date(time);
  return [moment.getHours(), moment.getMinutes(), moment.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

export type DateYear = 'auto' | 'always';

/** What `useDateFormat` writes, for code without React. `now` is today, as `2026-11-24`. */
export function writeDate(
  time: string,
  locale: string,
  precision: DatePrecision = 'day',
  year: DateYear = 'auto',
  now = today(),
): string {
  const isThisYear = localDay(time).startsWith(now.slice(0, 4));
  const length = year === 'always' ? 'long' : isThisYear ? 'none' : 'medium';
  const format =
    precision === 'time'
      ? dateFormat(locale, { timeStyle: 'short' })
      : momentFormat(locale, precision, length);
  // A date does not break: a line that starts with “2026” or “г.” is hard to read.
  return format.format(new Date(time)).replaceAll(' ', '\u00a0');
}
