import type { ChartCourse } from './chartData.ts';

/** Position in percent of the plot's width and height, from the upper left corner. */
export interface Place {
  x: number;
  y: number;
}

/** Whether the point is readable. Others leave a gap. */
export const isDrawn = ({ x, y }: Place): boolean => Number.isFinite(x) && Number.isFinite(y);

/** Runs of readable points, as pairs of their indexes: the first, and the one after the last. */
function runsOf(places: readonly Place[]): readonly (readonly [start: number, end: number])[] {
  const edges = places.flatMap((place, index) => {
    const before = places[index - 1];
    return isDrawn(place) === (before !== undefined && isDrawn(before)) ? [] : [index];
  });
  return edges.flatMap((start, index) =>
    index % 2 === 0 ? [[start, edges[index + 1] ?? places.length]] : [],
  );
}

/** In steps a value holds until the next point. */
const cornersOf = (run: readonly Place[], course: ChartCourse): readonly Place[] =>
  course === 'straight'
    ? run
    : run.flatMap((place, index) => {
        const before = run[index - 1];
        return before ? [{ x: place.x, y: before.y }, place] : [place];
      });

/** A thousandth of a percent is finer than a pixel. */
const rounded = (percent: number) => Math.round(percent * 1000) / 1000;

const write = (corners: readonly Place[]) =>
  `M${corners.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join('L')}`;

/** The SVG path of a line. A point between two gaps is closed, which draws it as a dot. */
export const writeLine = (places: readonly Place[], course: ChartCourse): string =>
  runsOf(places)
    .map(
      ([start, end]) => write(cornersOf(places.slice(start, end), course)) + (end - start === 1 ? 'Z' : ''),
    )
    .join('');

/** The SVG path of the area between a line and the one below it, given point by point. */
export const writeArea = (places: readonly Place[], below: readonly Place[], course: ChartCourse): string =>
  runsOf(places)
    .map(([start, end]) => {
      const [top, bottom] = [places, below].map((edge) => cornersOf(edge.slice(start, end), course));
      return `${write([...(top ?? []), ...(bottom ?? []).toReversed()])}Z`;
    })
    .join('');
