import { usableTimeZone } from '../DateTime/usableTimeZone.ts';
import { isOfMonths } from './isOfMonths.ts';
import { DAY_MS, type ChartSpan } from './spanOf.ts';
import { wallClock } from './wallClock.ts';

/** No more than so many distances between the moments of a scale. */
const STEPS = 4;

const MINUTE_MS = 60_000;

/** Distances that are round on a clock, in minutes, from one to a day. */
const roundMinutes = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720];

/** The first and the last whole number between two ends, and those that are nearest to the quarters between them. */
function quartersBetween(from: number, to: number): readonly number[] {
  const [first, last] = [Math.ceil(from), Math.floor(to)];
  if (first > last) return [];
  return Array.from({ length: STEPS + 1 }, (_, step) => first + Math.round(((last - first) * step) / STEPS));
}

/** Every whole number between two ends. */
const wholesBetween = (from: number, to: number): readonly number[] =>
  Array.from(
    { length: Math.max(0, Math.floor(to) - Math.ceil(from) + 1) },
    (_, step) => Math.ceil(from) + step,
  );

/** Its place among all months, a half further where the month has begun. */
function monthOf(shown: number): number {
  const date = new Date(shown);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
  return startOf(month) === shown ? month : month + 0.5;
}

const startOf = (month: number) => Date.UTC(Math.floor(month / 12), month % 12);

/** What clocks show at the moments of a scale from one end to another. */
function shownBetween(from: number, to: number, span: ChartSpan): readonly number[] {
  if (isOfMonths(span)) return quartersBetween(monthOf(from), monthOf(to)).map(startOf);
  if (!span.isOfHours) return quartersBetween(from / DAY_MS, to / DAY_MS).map((day) => day * DAY_MS);
  const minutes = roundMinutes.find((round) => round * MINUTE_MS * STEPS >= to - from);
  const step = minutes === undefined ? DAY_MS : minutes * MINUTE_MS;
  return wholesBetween(from / step, to / step).map((whole) => whole * step);
}

/**
 * Whole hours of the zone's clock where a span is short, whole days where it is longer, and over years the first days of
 * months. Of a span without any, its first moment.
 */
export function momentsOf(span: ChartSpan, timeZone: string | undefined): readonly number[] {
  const { first, last, isOfDays } = span;
  const clock = wallClock(isOfDays ? 'UTC' : usableTimeZone(timeZone).timeZone);
  const moments = shownBetween(clock.read(first), clock.read(last), span)
    .map(clock.momentOf)
    .filter((moment) => moment >= first && moment <= last);
  return moments.length > 0 ? [...new Set(moments)] : [first];
}
