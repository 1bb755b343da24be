import { scaleLinear } from 'd3-scale';
import { area, curveLinear, curveStepAfter, line } from 'd3-shape';
import { isFigure } from '../Amount/writeFigure.ts';
import type { ChartCourse, ChartPoint, ChartShape } from './ChartPoint.ts';
import { DAY_MS, spanOf } from './spanOf.ts';

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
  /** Moments at even distances under the plot, of days alone as even as these are; the first and the last among them. */
  momentTicks: readonly { moment: number; x: number }[];
}

const MOMENT_STEPS = 4;
const VALUE_STEPS = 4;

/** The nearest number to an exact amount: good enough for a pixel, and used for nothing else. */
const toNumber = ({ value }: ChartPoint) => (isFigure(value) ? Number(value) : Number.NaN);

/** Whether a point has a place: one whose moment or value cannot be read leaves a gap. */
export const isDrawn = ({ x, y }: Place) => Number.isFinite(x) && Number.isFinite(y);

/** From the least to the greatest value, with room where they are one; an area stands on nothing. */
function boundsOf(values: readonly number[], shape: ChartShape): [number, number] {
  const drawn = values.filter((value) => Number.isFinite(value));
  const floor = shape === 'area' ? [0] : [];
  const [least, greatest] = [Math.min(...drawn, ...floor), Math.max(...drawn, ...floor)];
  const room = least === greatest ? Math.abs(least) * 0.05 || 1 : 0;
  return [least - room, greatest + room];
}

/** Both ends and the quarters between them: of days alone, the days that are nearest to these. */
function momentsBetween(first: number, last: number, isOfDays: boolean): number[] {
  const whole = isOfDays ? DAY_MS : 1;
  const steps = Array.from({ length: MOMENT_STEPS + 1 }, (_, step) => ((last - first) * step) / MOMENT_STEPS);
  return [...new Set(steps.map((step) => first + Math.round(step / whole) * whole))];
}

/** Where everything goes. Takes at least one point, in the order of time. */
export function plotOf(points: readonly ChartPoint[], shape: ChartShape, course: ChartCourse): Plot {
  const moments = points.map(({ at }) => new Date(at).getTime());
  const values = points.map(toNumber);
  const { first, last, isOfDays } = spanOf(points);
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
    momentTicks: momentsBetween(first, last, isOfDays).map((moment) => ({
      moment,
      x: toX(moment),
    })),
  };
}
