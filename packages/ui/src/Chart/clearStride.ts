interface Extent {
  start: number;
  end: number;
}

const areClear = (labels: readonly Extent[], gap: number) =>
  labels.every(({ start }, index) => index === 0 || start - (labels[index - 1]?.end ?? start) >= gap);

/**
 * How many labels on a scale go for one that is shown, so that each stands at least so far after the one before: every
 * one, every second, every fourth, and at last the first alone.
 */
export function clearStride(labels: readonly Extent[], gap: number): number {
  let stride = 1;
  while (
    stride < labels.length &&
    !areClear(
      labels.filter((_, index) => index % stride === 0),
      gap,
    )
  )
    stride *= 2;
  return stride;
}
