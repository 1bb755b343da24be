import type { DecimalString } from '@meridian/money';

export interface ChartPoint {
  /** RFC 3339, such as `2026-11-12T08:30:00Z`, or a day alone, `2026-11-12`. */
  at: string;
  /** Exact; this text, and not the place of a pixel, is what is shown and read out. */
  value: DecimalString;
}

export type ChartShape = 'line' | 'area';
export type ChartCourse = 'straight' | 'steps';
