/**
 * Maximum difference of a channel (of 255); no pixel may exceed it. Two runs on one machine are identical, so
 * this only allows for rounding on another processor. `visual.test.ts` checks that it does not hide real
 * changes.
 */
export const TOLERANCE = 2;
