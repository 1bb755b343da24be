import type { DecimalString } from '@meridian/money';
import { isDayAlone } from '../DateTime/writeDate.ts';

export interface ChartPoint {
  /** RFC 3339, such as `2026-11-12T08:30:00Z`, or a date without time, `2026-11-12`. */
  at: string;
  /** The exact amount, which is shown and announced as written. */
  value: DecimalString;
  /** The lower part of `value` in a stacked area, such as what is on deposit of the whole balance. */
  base?: DecimalString;
}

/** Names of the two parts of a stacked area. */
export interface ChartParts {
  /** The lower part, `base` of each point. */
  base: string;
  /** The rest of each value. */
  rest: string;
}

export type ChartShape = 'line' | 'area';
export type ChartCourse = 'straight' | 'steps';

export interface ChartLabels {
  /** Header of the date column, such as "Date". */
  moment: string;
  /** Header of the value column, such as "Balance". */
  value: string;
  /** Accessible name of the button that opens the table. */
  table: string;
  /** Keyboard instructions: arrow keys for one point, Home and End for the ends. */
  keys: string;
  /** Shown instead of the plot when there are no points. */
  empty: string;
}

export const DAY_MS = 86_400_000;

/** From this span on the ticks are days apart, so hours are not needed. */
const DAYS_OF_HOURS = 4;

/** The time span of a chart's points. */
export interface ChartSpan {
  /** The first and the last readable moment; both 0 if there is none. */
  readonly first: number;
  readonly last: number;
  /** Whether the points are dates without time. */
  readonly isOfDays: boolean;
  /** Whether the span is short enough to label hours. */
  readonly isOfHours: boolean;
}

export function getSpan(points: readonly ChartPoint[]): ChartSpan {
  const moments = points.map(({ at }) => new Date(at).getTime()).filter((moment) => !Number.isNaN(moment));
  const [first = 0, last = first] = [moments[0], moments.at(-1)];
  const isOfDays = points.some(({ at }) => isDayAlone(at));
  return { first, last, isOfDays, isOfHours: !isOfDays && last - first < DAYS_OF_HOURS * DAY_MS };
}

/** Whether the span is long enough to label months instead of days. */
export const isOfMonths = ({ first, last }: ChartSpan): boolean => last - first >= 366 * DAY_MS;
