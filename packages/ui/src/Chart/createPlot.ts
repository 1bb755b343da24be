import { dateFormat } from '@meridian/dates';
import { usableTimeZone } from '../DateTime/usableTimeZone.ts';
import {
  isOfMonths,
  DAY_MS,
  type ChartSpan,
  type ChartCourse,
  type ChartPoint,
  type ChartShape,
  getSpan,
} from './chartData.ts';
import { isFigure } from '../Amount/writeFigure.ts';
import { roundTicks } from './roundTicks.ts';
import { isDrawn, type Place, writeArea, writeLine } from './writePath.ts';

/** Converts between moments and the local time of a zone, given as if it were UTC. */
interface WallClock {
  read: (moment: number) => number;
  /** The moment of a local time. A time skipped in spring becomes the next hour. */
  momentOf: (shown: number) => number;
}

const parts = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

/** Uses the user's zone by default. */
function wallClock(timeZone: string | undefined): WallClock {
  const format = dateFormat('en-US', { ...parts, calendar: 'gregory', timeZone });
  const read = (moment: number) => {
    const shown = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const part = (type: keyof Intl.DateTimeFormatPartTypesRegistry) => shown.get(type) ?? 0;
    const day = Date.UTC(part('year'), part('month') - 1, part('day'));
    const seconds = (part('hour') * 60 + part('minute')) * 60 + part('second');
    return day + seconds * 1000 + (((moment % 1000) + 1000) % 1000);
  };
  const momentOf = (shown: number) => {
    const near = shown - (read(shown) - shown);
    return shown - (read(near) - near);
  };
  return { read, momentOf };
}

/** Maximum number of intervals between ticks. */
const STEPS = 4;

const MINUTE_MS = 60_000;

/** Tick intervals below a day, in minutes. */
const roundMinutes = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720];

/** The first and last integer in the range, and the integers nearest to its quarters. */
function quartersBetween(from: number, to: number): readonly number[] {
  const [first, last] = [Math.ceil(from), Math.floor(to)];
  if (first > last) return [];
  return Array.from({ length: STEPS + 1 }, (_, step) => first + Math.round(((last - first) * step) / STEPS));
}

/** Every integer in the range. */
const wholesBetween = (from: number, to: number): readonly number[] =>
  Array.from(
    { length: Math.max(0, Math.floor(to) - Math.ceil(from) + 1) },
    (_, step) => Math.ceil(from) + step,
  );

/** Months since year 0, plus a half after the start of the month. */
function monthOf(shown: number): number {
  const date = new Date(shown);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
  return startOf(month) === shown ? month : month + 0.5;
}

const startOf = (month: number) => Date.UTC(Math.floor(month / 12), month % 12);

/** The local times of the ticks. */
function shownBetween(from: number, to: number, span: ChartSpan): readonly number[] {
  if (isOfMonths(span)) return quartersBetween(monthOf(from), monthOf(to)).map(startOf);
  if (!span.isOfHours) return quartersBetween(from / DAY_MS, to / DAY_MS).map((day) => day * DAY_MS);
  const minutes = roundMinutes.find((round) => round * MINUTE_MS * STEPS >= to - from);
  const step = minutes === undefined ? DAY_MS : minutes * MINUTE_MS;
  return wholesBetween(from / step, to / step).map((whole) => whole * step);
}

/**
 * Ticks: whole hours for short spans, days for longer ones, first days of months over years. If there is none
 * in the span, the first moment.
 */
function momentsOf(span: ChartSpan, timeZone: string | undefined): readonly number[] {
  const { first, last, isOfDays } = span;
  const clock = wallClock(isOfDays ? 'UTC' : usableTimeZone(timeZone).timeZone);
  const moments = shownBetween(clock.read(first), clock.read(last), span)
    .map(clock.momentOf)
    .filter((moment) => moment >= first && moment <= last);
  return moments.length > 0 ? [...new Set(moments)] : [first];
}

/** Outside these powers of ten, languages have no word or need too many zeros. */
const [WORDLESS, TINY] = [15, -6];

/** Whether compact notation has a readable form for this power of ten. */
export const isNamedPower = (power: number): boolean => power >= TINY && power < WORDLESS;

/** The maximum number of digits that distinguish two ticks; one more across a power of ten. */
export const tickDigits = (power: number): number => (isNamedPower(power) ? 6 : 4);

export interface Plot {
  /** SVG paths in a box of 100 by 100. */
  line: string;
  area: string;
  /** The lower part of a stacked area, on which `area` then stands; empty without one. */
  baseLine: string;
  baseArea: string;
  /** One per point. NaN for an unreadable point, which leaves a gap. */
  places: readonly Place[];
  /** Round values of the scale and their positions. */
  valueTicks: readonly { value: number; y: number }[];
  /** Whole hours, days or months and their positions, as evenly spaced as they allow. */
  momentTicks: readonly { moment: number; x: number }[];
}

/** How finely the scale is rounded. Its three grid lines are multiples of such a step. */
const VALUE_STEPS = 8;

/** The nearest number. Precise enough for a pixel, and used for nothing else. */
const toNumber = (value: string) => (isFigure(value) ? Number(value) : Number.NaN);

/** The smallest distance between ticks that their short labels can still distinguish. */
function leastStep(largest: number): number {
  const power = Math.floor(Math.log10(largest));
  return 10 ** (power + 1 - tickDigits(power));
}

/**
 * The range of the values, widened if they are nearly equal, but not below zero for zeros and for nothing readable.
 * An area includes zero.
 */
function boundsOf(values: readonly number[], shape: ChartShape): [number, number] {
  const drawn = values.filter((value) => Number.isFinite(value));
  if (drawn.length === 0) return [0, 1];
  const floor = shape === 'area' ? [0] : [];
  const [least, greatest] = [Math.min(...drawn, ...floor), Math.max(...drawn, ...floor)];
  const largest = Math.max(Math.abs(least), Math.abs(greatest));
  if (largest === 0) return [0, 1];
  if (least === greatest) return [least - largest * 0.05, greatest + largest * 0.05];
  const room = Math.max(0, VALUE_STEPS * leastStep(largest) - (greatest - least)) / 2;
  return [least - room, greatest + room];
}

/** The round ends of the scale and its middle, which is as round: with an odd number of steps one more is added at the top. */
function threeTicks(bounds: readonly [number, number]): readonly [number, number, number] {
  const ticks = roundTicks(...bounds, VALUE_STEPS);
  const [least = 0] = ticks;
  const middle = ticks[Math.ceil((ticks.length - 1) / 2)] ?? least;
  // The sum may be a trifle below the last tick, which would put that point outside.
  return [least, middle, Math.max(2 * middle - least, ticks.at(-1) ?? least)];
}

/** The geometry of the chart. Needs at least one point, in chronological order. */
export function createPlot(
  points: readonly ChartPoint[],
  shape: ChartShape,
  course: ChartCourse,
  timeZone?: string,
): Plot {
  const moments = points.map(({ at }) => new Date(at).getTime());
  const values = points.map(({ value }) => toNumber(value));
  const span = getSpan(points);
  const { first, last } = span;
  const isOneMoment = first === last;

  const toX = (moment: number) => (isOneMoment ? 50 : ((moment - first) / (last - first)) * 100);
  const valueTicks = threeTicks(boundsOf(values, shape));
  const [bottom, , top] = valueTicks;
  const toY = (value: number) => (1 - (value - bottom) / (top - bottom)) * 100;
  const placesOf = (heights: readonly number[]) =>
    heights.map((value, index) => ({ x: toX(moments[index] ?? first), y: toY(value) }));
  const places = placesOf(values);
  const basePlaces = placesOf(points.map(({ base = '' }) => toNumber(base)));

  const ground = places.map(({ x }) => ({ x, y: toY(0) }));
  const bottoms = basePlaces.map((base, index) => (isDrawn(base) ? base : (ground[index] ?? base)));
  return {
    line: writeLine(places, course),
    area: writeArea(places, bottoms, course),
    baseLine: writeLine(basePlaces, course),
    baseArea: writeArea(basePlaces, ground, course),
    places,
    valueTicks: valueTicks.map((value) => ({ value, y: toY(value) })),
    momentTicks: momentsOf(span, timeZone).map((moment) => ({ moment, x: toX(moment) })),
  };
}
