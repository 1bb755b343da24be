import type { DecimalString } from '@meridian/money';
import { isDayAlone } from '../DateTime/writeDate.ts';

export interface ChartPoint {
  /** RFC 3339, such as `2026-11-12T08:30:00Z`, or a day alone, `2026-11-12`. */
  at: string;
  /** Exact; this text, and not the place of a pixel, is what is shown and read out. */
  value: DecimalString;
}

export type ChartShape = 'line' | 'area';
export type ChartCourse = 'straight' | 'steps';

/** The words of a chart. */
export interface ChartLabels {
  /** Heads the column of moments, such as "Date". */
  moment: string;
  /** Heads the column of values, such as "Balance". */
  value: string;
  /** Opens the same points as a table. */
  table: string;
  /** How to read it without a pointer: the arrow keys go point by point, Home and End to the ends. */
  keys: string;
  /** Stands in place of the drawing when there is no point yet. */
  empty: string;
}

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

/** Whether a span is so long that its months are told apart and not their days. */
export const isOfMonths = ({ first, last }: ChartSpan): boolean => last - first >= 366 * DAY_MS;
