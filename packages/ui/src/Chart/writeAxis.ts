import { isDayAlone } from '../DateTime/writeDate.ts';
import type { ChartPoint } from './ChartPoint.ts';

const DAY_MS = 86_400_000;

/** From here on a language has no word for the power of ten. */
const WORDLESS = 1e15;

/** A value of the scale: its figure, and the power of ten that it is a multiple of where no word says that. */
interface ValueTick {
  figure: string;
  power?: number;
}

/** A round value of the scale, in few letters: "12.5K", «12,5 тыс.»; what has no such word, as 1.2 × 10 to the 21st. */
export function writeValueTick(value: number, locale: string): ValueTick {
  const write = (shown: number, maximumSignificantDigits: number) =>
    new Intl.NumberFormat(locale, { numberingSystem: 'latn', notation: 'compact', maximumSignificantDigits })
      .format(shown)
      .replace('-', '\u2212');
  if (Math.abs(value) < WORDLESS) return { figure: write(value, 15) };
  const power = Math.floor(Math.log10(Math.abs(value)));
  return { figure: write(value / 10 ** power, 4), power };
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
