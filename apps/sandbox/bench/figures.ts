/** The middle one of an odd number, the upper of the two in the middle otherwise. */
export function medianOf(figures: readonly number[]): number {
  return percentile(figures, 50);
}

/** The figure that so many percent of all do not exceed. */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** Milliseconds that a task takes. */
export async function timed(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await task();
  return performance.now() - began;
}

/** How much `y` grows for each of `x`: the line that lies nearest to the points. */
export function slopeOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = { x: meanOf(points.map(({ x }) => x)), y: meanOf(points.map(({ y }) => y)) };
  const sumOf = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, { x, y }) => sum + of({ x: x - middle.x, y: y - middle.y }), 0);
  return sumOf(({ x, y }) => x * y) / sumOf(({ x }) => x * x);
}
