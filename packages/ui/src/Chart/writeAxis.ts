import { isDayAlone } from '../DateTime/writeDate.ts';
import type { ChartPoint } from './ChartPoint.ts';
import { DAY_MS } from './plotOf.ts';

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

/** The quarters of so many days are days apart: their hours need not be told. */
const DAYS_OF_HOURS = 4;

/** Writes moments of the scale as short as their distance allows: hours within a day, months over years; no two alike. */
export function momentWriter(points: readonly ChartPoint[], locale: string, timeZone?: string) {
  const [first, last] = [new Date(points[0]?.at ?? ''), new Date(points.at(-1)?.at ?? '')];
  const isOfDays = isDayAlone(points[0]?.at ?? '');
  const days = (last.getTime() - first.getTime()) / DAY_MS;
  const writerOf = (parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: isOfDays ? 'UTC' : timeZone });
    return (moment: number | Date) => format.format(moment);
  };
  if (days >= 366) return writerOf({ month: 'short', year: 'numeric' });
  if (isOfDays || days >= DAYS_OF_HOURS) return writerOf({ day: 'numeric', month: 'short' });
  const day = writerOf({ dateStyle: 'short' });
  const hours = { hour: '2-digit', minute: '2-digit' } as const;
  return writerOf(day(first) === day(last) ? hours : { weekday: 'short', ...hours });
}
