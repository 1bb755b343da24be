import type { Schema } from '@meridian/api-client';
import { dayInMilliseconds } from '../clock/clock.ts';

export type SummaryInterval = Exclude<Schema<'NotificationSummary'>, 'never'>;

const daysOfWeek = 7;

/** The start of the week, on Monday, or of the month that this moment is in, in UTC, and of another one `later`. */
function startOfPeriod(interval: SummaryInterval, moment: Date, later = 0): Date {
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()];
  if (interval === 'monthly') return new Date(Date.UTC(year, month + later, 1));
  const sinceMonday = (moment.getUTCDay() + daysOfWeek - 1) % daysOfWeek;
  return new Date(Date.UTC(year, month, day) + (later * daysOfWeek - sinceMonday) * dayInMilliseconds);
}

/** The end of the period that this moment is in. */
export const endOfPeriod = (interval: SummaryInterval, moment: Date): Date =>
  startOfPeriod(interval, moment, 1);

export interface SummaryPeriod {
  readonly start: Date;
  readonly end: Date;
  /** The end of the period after it. */
  readonly nextEnd: Date;
}

/** The last period that is over. */
export const lastPeriod = (interval: SummaryInterval, now: Date): SummaryPeriod => ({
  start: startOfPeriod(interval, now, -1),
  end: startOfPeriod(interval, now),
  nextEnd: startOfPeriod(interval, now, 1),
});
