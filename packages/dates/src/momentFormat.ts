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
function withoutYear(locale: string, precision: MomentPrecision): Intl.DateTimeFormatOptions {
  const day = { month: 'short', day: 'numeric' } as const;
  switch (precision) {
    case 'day':
      return day;
    case 'minute':
      return { ...day, ...hourAndMinute(locale) };
    case 'second':
      return { ...day, ...hourAndMinute(locale), second: '2-digit' };
  }
}

/** The format of a moment to the day, minute or second, in the user's time zone by default. */
export function momentFormat(
  locale: string,
  precision: MomentPrecision,
  year: MomentYear,
  timeZone?: string,
): Intl.DateTimeFormat {
  if (year === 'none') return dateFormat(locale, { ...withoutYear(locale, precision), timeZone });
  const timeStyle = precision === 'day' ? undefined : timeStyles[precision];
  return dateFormat(locale, { dateStyle: year, timeStyle, timeZone });
}
