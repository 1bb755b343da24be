/** A dot of a line is one day, or this many. */
export type DotDays = 1 | 3 | 7 | 30;

/** Closer dots look like a line. In pixels. */
const LEAST_PITCH = 8;

/**
 * How many days a dot of held money is, so that dots do not touch. `width` is the least width of the line in pixels. Where it is not 1,
 * the legend says so.
 */
export const daysPerDot = (days: number, width = 240): DotDays =>
  ([1, 3, 7] as const).find((each) => (width * each) / days >= LEAST_PITCH) ?? 30;
