import { isDayAlone } from '../DateTime/writeDate.ts';
import type { ChartPoint } from './ChartPoint.ts';

export const DAY_MS = 86_400_000;

/** The quarters of so many days are days apart: their hours need not be told. */
const DAYS_OF_HOURS = 4;

/** From a year on, months are told apart and not their days. */
const DAYS_OF_MONTHS = 366;

/** What the points of a chart reach over. */
export interface ChartSpan {
  /** The first and the last moment that can be read; both 0 where none can. */
  readonly first: number;
  readonly last: number;
  /** Whether the points are days alone, without an hour. */
  readonly isOfDays: boolean;
  /** Whether it is so short that points are told apart by their hours. */
  readonly isOfHours: boolean;
  /** Whether it is so long that its months are told. */
  readonly isOfMonths: boolean;
}

export function spanOf(points: readonly ChartPoint[]): ChartSpan {
  const moments = points.map(({ at }) => new Date(at).getTime()).filter((moment) => !Number.isNaN(moment));
  const [first = 0, last = first] = [moments[0], moments.at(-1)];
  const isOfDays = points.some(({ at }) => isDayAlone(at));
  const days = (last - first) / DAY_MS;
  const [isOfHours, isOfMonths] = [!isOfDays && days < DAYS_OF_HOURS, days >= DAYS_OF_MONTHS];
  return { first, last, isOfDays, isOfHours, isOfMonths };
}
