import { dateFormat } from './dateFormat.ts';

/** The last part of a moment that is written. */
export type MomentPrecision = 'day' | 'minute' | 'second';

/** Whether the year is written. With `long` the month is written in full. */
export type MomentYear = 'none' | 'medium' | 'long';

const timeStyles = { minute: 'short', second: 'medium' } as const;

/** The options of an hour with minutes as a `timeStyle` writes them: 9:30 PM, but 09:30. */
export function hourAndMinute(locale: string) {
  const { hour12 } = dateFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' } as const;
}

/** No `dateStyle` leaves out the year, so the parts are named. */
const dayWithoutYear = { month: 'short', day: 'numeric' } as const;

/** The format of a moment to the day, in the user's time zone by default. */
export const dayFormat = (locale: string, year: MomentYear, timeZone?: string): Intl.DateTimeFormat =>
  dateFormat(locale, { ...(year === 'none' ? dayWithoutYear : { dateStyle: year }), timeZone });

/** Whether to write the year of a moment where dates of `thisYear` have none. */
export function yearBeside(moment: Date, thisYear: number | undefined, timeZone?: string): MomentYear {
  const year = dateFormat('en-US', { year: 'numeric', calendar: 'gregory', timeZone }).format(moment);
  return year === String(thisYear) ? 'none' : 'medium';
}

/** The format of a moment to the day, minute or second, in the user's time zone by default. */
export function momentFormat(
  locale: string,
  precision: MomentPrecision,
  year: MomentYear,
  timeZone?: string,
): Intl.DateTimeFormat {
  if (precision === 'day') return dayFormat(locale, year, timeZone);
  if (year !== 'none')
    return dateFormat(locale, { dateStyle: year, timeStyle: timeStyles[precision], timeZone });
  const second = precision === 'second' ? ({ second: '2-digit' } as const) : {};
  return dateFormat(locale, { ...dayWithoutYear, ...hourAndMinute(locale), ...second, timeZone });
}
