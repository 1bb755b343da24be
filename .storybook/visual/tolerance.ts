/**
 * How far a channel of a pixel may be from its baseline, of 255, before the pixel counts as different; no pixel may
 * be. Two runs on one machine differ by 0: the rest is for the last bit of a blend on another processor. What it must
 * not hide is planted by `visual.test.ts`.
 */
export const TOLERANCE = 2;
