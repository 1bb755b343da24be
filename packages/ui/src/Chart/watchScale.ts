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

/** How far its labels stand apart at least, in heights of a line. */
const BESIDE = 0.5;

/** A line has air above and below its letters. */
const BELOW = -0.25;

/** Hides (`data-crowded`) the labels of a scale that have no room, by their boxes as they are. */
function thinOut(scale: HTMLElement, labels: readonly Element[], isUpright: boolean): void {
  const boxes = labels.map((label) => label.getBoundingClientRect());
  const height = boxes[0]?.height ?? 0;
  // Of what is hidden nothing is known.
  if (height === 0) return;
  // Values go on upwards.
  const extents = boxes.map(({ top, bottom, left, right }) =>
    isUpright ? { start: -bottom, end: -top } : { start: left, end: right },
  );
  const stride = clearStride(extents, height * (isUpright ? BELOW : BESIDE));
  for (const [index, label] of labels.entries()) label.toggleAttribute('data-crowded', index % stride > 0);
  scale.toggleAttribute('data-thinned', true);
}

/**
 * Keeps the labels of a scale off each other before they are drawn, whatever makes them larger or their room smaller. They
 * are hidden in their place, so that what is measured stays as it is. The observer goes with the scale, so there is nothing
 * to undo.
 */
function watchScale(scale: HTMLElement | null, isUpright: boolean): void {
  // Of its own window: that of another tells of what has changed by it too late.
  const Observer = scale?.ownerDocument.defaultView?.ResizeObserver;
  if (!scale || !Observer) return;
  const labels = [...scale.children];
  const observer = new Observer(() => thinOut(scale, labels, isUpright));
  for (const part of [scale, ...labels]) observer.observe(part);
}

export const watchMoments = (scale: HTMLElement | null): void => watchScale(scale, false);

export const watchValues = (scale: HTMLElement | null): void => watchScale(scale, true);
