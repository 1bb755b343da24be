/** Below this width of its own, in pixels, a table shows its rows as cards. */
const CARDS_BELOW = 640;

/**
 * Wider than any scroll bar. Cards are shorter than rows, so the scroll bar may disappear; that must not switch
 * back to rows.
 */
const SCROLL_BAR = 24;

/** On a narrow page the table is narrow too, so cards need no script. */
export const onNarrowPage = `@media (max-width: ${CARDS_BELOW - 0.02}px)`;

/**
 * Sets `data-narrow` on a table's frame before paint when the table is narrower than the page. A container
 * query made the layout of every cell slower. It observes an element of no height beside the table, so that
 * switching to cards does not trigger it again. No cleanup is needed: the observer is collected with the
 * element.
 */
export function watchWidth(measure: HTMLElement | null): void {
  // The observer of another window reports size changes too late.
  const Observer = measure?.ownerDocument.defaultView?.ResizeObserver;
  if (!measure || !Observer) return;
  new Observer(([entry]) => {
    const frame = measure.parentElement;
    const width = entry?.contentRect.width ?? 0;
    // A hidden element has no width.
    if (!frame || width === 0) return;
    const room = frame.hasAttribute('data-narrow') ? CARDS_BELOW + SCROLL_BAR : CARDS_BELOW;
    frame.toggleAttribute('data-narrow', width < room);
  }).observe(measure);
}
