import { scaleLinear } from 'd3-scale';
import { area, curveLinear, curveStepAfter, line } from 'd3-shape';
import { isFigure } from '../Amount/writeFigure.ts';
import type { ChartCourse, ChartPoint, ChartShape } from './ChartPoint.ts';
import { momentsOf } from './momentsOf.ts';
import { spanOf } from './spanOf.ts';
import { tickDigits } from './tickDigits.ts';

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
