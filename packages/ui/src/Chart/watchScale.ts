interface Extent {
  start: number;
  end: number;
}

const areClear = (labels: readonly Extent[], gap: number) =>
  labels.every(({ start }, index) => index === 0 || start - (labels[index - 1]?.end ?? start) >= gap);

/** Shows every n-th label so that labels do not overlap. Returns n: 1, 2, 4 and so on. */
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

/** Minimum distance of labels side by side, in line heights. */
const INLINE_GAP = 0.5;

/** Minimum distance of labels above each other. Negative, because a line box is higher than its letters. */
const BLOCK_GAP = -0.25;

/** Hides labels that do not fit (`data-crowded`), by their measured boxes. */
function hideCrowded(scale: HTMLElement, labels: readonly Element[], isUpright: boolean): void {
  const boxes = labels.map((label) => label.getBoundingClientRect());
  const height = boxes[0]?.height ?? 0;
  // A hidden scale has no height.
  if (height === 0) return;
  // Values grow upwards.
  const extents = boxes.map(({ top, bottom, left, right }) =>
    isUpright ? { start: -bottom, end: -top } : { start: left, end: right },
  );
  const stride = clearStride(extents, height * (isUpright ? BLOCK_GAP : INLINE_GAP));
  for (const [index, label] of labels.entries()) label.toggleAttribute('data-crowded', index % stride > 0);
  scale.toggleAttribute('data-thinned', true);
}

/**
 * Hides overlapping labels of a scale before paint, and again after each resize. Hidden labels keep their size,
 * so measuring stays stable. No cleanup is needed: the observer is collected with the scale.
 */
function watchScale(scale: HTMLElement | null, isUpright: boolean): void {
  // The observer of another window reports size changes too late.
  const Observer = scale?.ownerDocument.defaultView?.ResizeObserver;
  if (!scale || !Observer) return;
  const labels = [...scale.children];
  const observer = new Observer(() => hideCrowded(scale, labels, isUpright));
  for (const part of [scale, ...labels]) observer.observe(part);
}

export const watchMoments = (scale: HTMLElement | null): void => watchScale(scale, false);

export const watchValues = (scale: HTMLElement | null): void => watchScale(scale, true);
