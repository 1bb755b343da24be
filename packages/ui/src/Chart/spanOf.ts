import { isDayAlone } from '../DateTime/writeDate.ts';
import type { ChartPoint } from './ChartPoint.ts';

export const DAY_MS = 86_400_000;

/** The quarters of so many days are days apart: their hours need not be told. */
const DAYS_OF_HOURS = 4;

/** What the points of a chart reach over. */
export interface ChartSpan {
  /** The first and the last moment that can be read; both 0 where none can. */
  readonly first: number;
  readonly last: number;
  /** Whether the points are days alone, without an hour. */
  readonly isOfDays: boolean;
  /** Whether it is so short that points are told apart by their hours. */
  readonly isOfHours: boolean;
}

export function spanOf(points: readonly ChartPoint[]): ChartSpan {
  const moments = points.map(({ at }) => new Date(at).getTime()).filter((moment) => !Number.isNaN(moment));
  const [first = 0, last = first] = [moments[0], moments.at(-1)];
  const isOfDays = points.some(({ at }) => isDayAlone(at));
  return { first, last, isOfDays, isOfHours: !isOfDays && last - first < DAYS_OF_HOURS * DAY_MS };
}
