import { usableTimeZone } from '../DateTime/usableTimeZone.ts';
import {
  isOfMonths,
  DAY_MS,
  type ChartSpan,
  type ChartCourse,
  type ChartPoint,
  type ChartShape,
  spanOf,
} from './chartData.ts';
import { scaleLinear } from 'd3-scale';
import { area, curveLinear, curveStepAfter, line } from 'd3-shape';
import { isFigure } from '../Amount/writeFigure.ts';

/** What clocks show in a zone, as the milliseconds at which those of Greenwich show the same. */
interface WallClock {
  read: (moment: number) => number;
  /** When the clocks show that; an hour that they leave out in spring is the next one. */
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

/** The clock of a zone that `Intl` knows; the reader's own unless it is given. */
function wallClock(timeZone: string | undefined): WallClock {
  const format = new Intl.DateTimeFormat('en-US', { ...parts, calendar: 'gregory', timeZone });
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

/** No more than so many distances between the moments of a scale. */
const STEPS = 4;

const MINUTE_MS = 60_000;

/** Distances that are round on a clock, in minutes, from one to a day. */
const roundMinutes = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720];

/** The first and the last whole number between two ends, and those that are nearest to the quarters between them. */
function quartersBetween(from: number, to: number): readonly number[] {
  const [first, last] = [Math.ceil(from), Math.floor(to)];
  if (first > last) return [];
  return Array.from({ length: STEPS + 1 }, (_, step) => first + Math.round(((last - first) * step) / STEPS));
}

/** Every whole number between two ends. */
const wholesBetween = (from: number, to: number): readonly number[] =>
  Array.from(
    { length: Math.max(0, Math.floor(to) - Math.ceil(from) + 1) },
    (_, step) => Math.ceil(from) + step,
  );

/** Its place among all months, a half further where the month has begun. */
function monthOf(shown: number): number {
  const date = new Date(shown);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
  return startOf(month) === shown ? month : month + 0.5;
}

const startOf = (month: number) => Date.UTC(Math.floor(month / 12), month % 12);

/** What clocks show at the moments of a scale from one end to another. */
function shownBetween(from: number, to: number, span: ChartSpan): readonly number[] {
  if (isOfMonths(span)) return quartersBetween(monthOf(from), monthOf(to)).map(startOf);
  if (!span.isOfHours) return quartersBetween(from / DAY_MS, to / DAY_MS).map((day) => day * DAY_MS);
  const minutes = roundMinutes.find((round) => round * MINUTE_MS * STEPS >= to - from);
  const step = minutes === undefined ? DAY_MS : minutes * MINUTE_MS;
  return wholesBetween(from / step, to / step).map((whole) => whole * step);
}

/**
 * Whole hours of the zone's clock where a span is short, whole days where it is longer, and over years the first days of
 * months. Of a span without any, its first moment.
 */
function momentsOf(span: ChartSpan, timeZone: string | undefined): readonly number[] {
  const { first, last, isOfDays } = span;
  const clock = wallClock(isOfDays ? 'UTC' : usableTimeZone(timeZone).timeZone);
  const moments = shownBetween(clock.read(first), clock.read(last), span)
    .map(clock.momentOf)
    .filter((moment) => moment >= first && moment <= last);
  return moments.length > 0 ? [...new Set(moments)] : [first];
}

/** From this power of ten on a language has no word for it, and below the other one zeros would fill the line. */
const [WORDLESS, TINY] = [15, -6];

/** Whether a figure of this power of ten is written as language has it. */
export const isNamedPower = (power: number): boolean => power >= TINY && power < WORDLESS;

/** In how many digits neighbours on the scale differ at the latest. One that crosses a power of ten has one more. */
export const tickDigits = (power: number): number => (isNamedPower(power) ? 6 : 4);

/** A place in percent of the plot's width and height, from its upper left corner. */
interface Place {
  x: number;
  y: number;
}

export interface Plot {
  /** Paths of SVG in a box of 100 by 100. */
  line: string;
  area: string;
  /** One for each point; not a number where the point cannot be read, which leaves a gap. */
  places: readonly Place[];
  /** Round values beside the plot, and where their lines go. */
  valueTicks: readonly { value: number; y: number }[];
  /** Whole hours, days or months under the plot, at distances as even as these are. */
  momentTicks: readonly { moment: number; x: number }[];
}

const VALUE_STEPS = 4;

/** The nearest number to an exact amount: good enough for a pixel, and used for nothing else. */
const toNumber = ({ value }: ChartPoint) => (isFigure(value) ? Number(value) : Number.NaN);

/** Whether a point has a place: one whose moment or value cannot be read leaves a gap. */
export const isDrawn = ({ x, y }: Place) => Number.isFinite(x) && Number.isFinite(y);

/** How far apart two ticks are at least, so that few digits tell them apart: in so few the largest value is written. */
function leastStep(largest: number): number {
  const power = Math.floor(Math.log10(largest));
  return 10 ** (power + 1 - tickDigits(power));
}

/** From the least to the greatest value, with room where they are as good as one; an area stands on nothing. */
function boundsOf(values: readonly number[], shape: ChartShape): [number, number] {
  const drawn = values.filter((value) => Number.isFinite(value));
  const floor = shape === 'area' ? [0] : [];
  const [least, greatest] = [Math.min(...drawn, ...floor), Math.max(...drawn, ...floor)];
  const largest = Math.max(Math.abs(least), Math.abs(greatest));
  if (least === greatest) return [least - (largest * 0.05 || 1), greatest + (largest * 0.05 || 1)];
  const room = Math.max(0, VALUE_STEPS * leastStep(largest) - (greatest - least)) / 2;
  return [least - room, greatest + room];
}

/** Where everything goes. Takes at least one point, in the order of time. */
export function plotOf(
  points: readonly ChartPoint[],
  shape: ChartShape,
  course: ChartCourse,
  timeZone?: string,
): Plot {
  const moments = points.map(({ at }) => new Date(at).getTime());
  const values = points.map(toNumber);
  const span = spanOf(points);
  const { first, last } = span;
  const isOneMoment = first === last;

  const toX = (moment: number) => (isOneMoment ? 50 : ((moment - first) / (last - first)) * 100);
  const toY = scaleLinear()
    .domain(boundsOf(values, shape))
    .nice(VALUE_STEPS)
    .range([100, 0])
    .unknown(Number.NaN);
  const places = values.map((value, index) => ({ x: toX(moments[index] ?? first), y: toY(value) }));

  const curve = course === 'steps' ? curveStepAfter : curveLinear;
  const x = (place: Place) => place.x;
  const y = (place: Place) => place.y;
  return {
    line: line<Place>(x, y).defined(isDrawn).curve(curve)(places) ?? '',
    area: area<Place>(x, toY(0), y).defined(isDrawn).curve(curve)(places) ?? '',
    places,
    valueTicks: toY.ticks(VALUE_STEPS).map((value) => ({ value, y: toY(value) })),
    momentTicks: momentsOf(span, timeZone).map((moment) => ({ moment, x: toX(moment) })),
  };
}
