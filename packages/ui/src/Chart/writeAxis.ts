import { isDayAlone } from '../DateTime/writeDate.ts';
import type { ChartPoint } from './ChartPoint.ts';

const DAY_MS = 86_400_000;

/** A round value of the scale, in few letters: "12.5K", «12,5 тыс.»; what has no such word, as a power of ten. */
export function writeValueTick(value: number, locale: string): string {
  const options: Intl.NumberFormatOptions =
    Math.abs(value) < 1e15
      ? { notation: 'compact', maximumSignificantDigits: 15 }
      : { notation: 'scientific', maximumSignificantDigits: 4 };
  return new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options })
    .format(value)
    .replace('-', '\u2212');
}

function partsFor(days: number): Intl.DateTimeFormatOptions {
  if (days < 2) return { hour: '2-digit', minute: '2-digit' };
  if (days < 366) return { day: 'numeric', month: 'short' };
  return { month: 'short', year: 'numeric' };
}

/** Writes moments of the scale as short as their distance allows: hours within a day, months over years. */
export function momentWriter(points: readonly ChartPoint[], locale: string, timeZone?: string) {
  const [first, last] = [points[0]?.at ?? '', points.at(-1)?.at ?? ''];
  const isOfDays = isDayAlone(first);
  const days = (new Date(last).getTime() - new Date(first).getTime()) / DAY_MS;
  const format = new Intl.DateTimeFormat(locale, {
    ...partsFor(isOfDays ? Math.max(days, 2) : days),
    timeZone: isOfDays ? 'UTC' : timeZone,
  });
  return (moment: number) => format.format(moment);
}
