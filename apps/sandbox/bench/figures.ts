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
