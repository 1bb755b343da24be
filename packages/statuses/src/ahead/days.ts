import { localDay } from '@meridian/i18n';

const DAY_MS = 86_400_000;

/** Whole days from one of `localDay` to the day of a moment. */
export const daysUntil = (at: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(localDay(at)) - Date.parse(today)) / DAY_MS));

/** Days until the last of these moments, so that all lanes have one scale. */
export const daysAhead = (moments: readonly string[], today: string): number =>
  Math.max(7, ...moments.map((at) => daysUntil(at, today)));
