import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';
import { isDay } from './dayText.ts';

/** An ISO day as React Aria's calendars take it; null where there is none. */
export const calendarDay = (day: string | undefined): CalendarDate | null =>
  day !== undefined && isDay(day) ? parseDate(day) : null;

/** The bounds of a calendar, in the years in which days are typed and stored here, whatever a locale counts in. */
export const calendarBounds = (minimum: string | undefined, maximum: string | undefined) => {
  const [minValue, latest] = [calendarDay(minimum), calendarDay(maximum)];
  return {
    minValue,
    // Where the last day is before the first no day is left, and a calendar has to stand somewhere: at the first.
    maxValue: minValue && latest && latest.compare(minValue) < 0 ? minValue : latest,
    createCalendar: () => new GregorianCalendar(),
  };
};
