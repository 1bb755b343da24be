import { dateFormat, hourAndMinute } from '@meridian/dates';
import { usableTimeZone } from '../DateTime/usableTimeZone.ts';
import { type ChartPoint, isOfMonths, getSpan } from './chartData.ts';
import { type Plot, isNamedPower, tickDigits } from './createPlot.ts';

/** A tick label: a figure, with a power of ten if the language has no word for it. */
interface ValueTick {
  figure: string;
  power?: number;
}

const powerOf = (value: number) => (value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value))));

/** The number of significant digits of a tick value. */
const digitsOf = (value: number) => value.toExponential(6).replace(/[-.]|\.?0*e.*/g, '').length;

const [MOST_DIGITS_OF_A_WORD, TOO_LONG_IN_WHOLE] = [4, 1e9];

/**
 * Formats tick values compactly: "12.5K", «12,5 тыс.», or 1.2 × 10^21 where there is no word. Nearly equal
 * values are written in full, because "999,990" next to "1M" is hard to compare.
 */
export function valueWriter(values: readonly number[], locale: string): (value: number) => ValueTick {
  const isInWhole =
    values.some((value) => digitsOf(value) > MOST_DIGITS_OF_A_WORD) &&
    values.every((value) => Math.abs(value) < TOO_LONG_IN_WHOLE);
  const write = (shown: number, maximumSignificantDigits: number) =>
    new Intl.NumberFormat(locale, {
      numberingSystem: 'latn',
      notation: isInWhole ? 'standard' : 'compact',
      maximumSignificantDigits,
    })
      .format(shown)
      .replace('-', '\u2212');
  return (value) => {
    const power = powerOf(value);
    const digits = tickDigits(power) + 1;
    if (isNamedPower(power)) return { figure: write(value, digits) };
    return { figure: write(value / 10 ** power, digits), power };
  };
}

/** Formats ticks as short as the span allows: hours within a day, months over years. */
export function momentWriter(points: readonly ChartPoint[], locale: string, timeZone?: string) {
  const span = getSpan(points);
  const { first, last, isOfDays, isOfHours } = span;
  const zone = isOfDays ? 'UTC' : usableTimeZone(timeZone).timeZone;
  const writerOf = (parts: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(locale, { ...parts, timeZone: zone });
    return (moment: number) => format.format(moment);
  };
  if (isOfMonths(span)) return writerOf({ month: 'short', year: 'numeric' });
  if (!isOfHours) return writerOf({ day: 'numeric', month: 'short' });
  const day = writerOf({ dateStyle: 'short' });
  const hours = hourAndMinute(locale);
  return writerOf(day(first) === day(last) ? hours : { weekday: 'short', ...hours });
}

interface WrittenMoment {
  x: number;
  text: string;
}

/** The tick labels. Repeated texts are dropped, and the `mark` of the time zone is added to the first one only. */
export function writeMoments(
  ticks: Plot['momentTicks'],
  write: (moment: number) => string,
  mark = '',
): readonly WrittenMoment[] {
  const written = ticks.map(({ moment, x }) => ({ x, text: write(moment) }));
  return written
    .filter(({ text }, index) => text !== written[index - 1]?.text)
    .map(({ x, text }, index) => ({ x, text: index === 0 ? text + mark : text }));
}
