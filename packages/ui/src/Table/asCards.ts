/** A table that has less than this for itself, in pixels, shows its rows as cards. */
const ROOM = 640;

/** More than any scroll bar takes: one that goes as cards are shorter than the rows must not bring the rows back. */
const SCROLL_BAR = 24;

/** Where the page has too little room, the table has, too: cards without waiting for a script. */
export const onNarrowPage = `@media (max-width: ${ROOM - 0.02}px)`;

/**
 * Marks the frame of a table (`data-narrow`) that has too little room on a page that has enough, before it is drawn. Not a
 * container query: to be found while the table is laid out, each of its rules cost every cell. What is watched stands in the
 * frame beside the table and has no height, since cards change that of the frame. The observer goes with it, so there is
 * nothing to undo.
 */
export function watchRoom(measure: HTMLElement | null): void {
  // Of its own window: that of another tells of what has changed by it too late.
  const Observer = measure?.ownerDocument.defaultView?.ResizeObserver;
  if (!measure || !Observer) return;
  new Observer(([entry]) => {
    const frame = measure.parentElement;
    const width = entry?.contentRect.width ?? 0;
    // Of what is hidden nothing is known.
    if (!frame || width === 0) return;
    const room = frame.hasAttribute('data-narrow') ? ROOM + SCROLL_BAR : ROOM;
    frame.toggleAttribute('data-narrow', width < room);
  }).observe(measure);
}
