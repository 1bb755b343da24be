import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';

/** An ISO day as React Aria's calendars take it; null where there is none. */
export const calendarDay = (day: string | undefined): CalendarDate | null =>
  day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
    ? parseDate(day)
    : null;

/** The bounds of a calendar, in the years in which days are typed and stored here, whatever a locale counts in. */
export const calendarBounds = (minimum: string | undefined, maximum: string | undefined) => ({
  minValue: calendarDay(minimum),
  maxValue: calendarDay(maximum),
  createCalendar: () => new GregorianCalendar(),
});
