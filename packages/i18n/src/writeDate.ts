import { dateFormat, dayFormat, momentFormat, yearBeside } from '@meridian/dates';
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

/** A date does not break: a line that starts with “2026” or “г.” is hard to read. */
const writeUnbroken = (format: Intl.DateTimeFormat, time: string) =>
  format.format(new Date(time)).replaceAll(' ', '\u00a0');

/** Whether to write the year of a moment; `now` is today, as `2026-11-24`. */
const yearOn = (time: string, now: string) => yearBeside(new Date(time), Number(now.slice(0, 4)));

/** What `useDateFormat('time')` writes, for code without React. */
export const writeTime = (time: string, locale: string): string =>
  writeUnbroken(dateFormat(locale, { timeStyle: 'short' }), time);

/** What `useDateFormat()` writes, for code without React. `now` is today, as `2026-11-24`. */
export const writeDay = (time: string, locale: string, now = today()): string =>
  writeUnbroken(dayFormat(locale, yearOn(time, now)), time);

/** What `useDateFormat` writes. */
export function writeDate(
  time: string,
  locale: string,
  precision: DatePrecision,
  year: DateYear,
  now: string,
): string {
  if (precision === 'time') return writeTime(time, locale);
  const length = year === 'always' ? 'long' : yearOn(time, now);
  return writeUnbroken(momentFormat(locale, precision, length), time);
}
