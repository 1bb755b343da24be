/** A table that has less than this for itself, in pixels, shows its rows as cards. */
const ROOM = 640;

/** Where the page has too little room, the table has, too: cards without waiting for a script. */
export const onNarrowPage = `@media (max-width: ${ROOM - 0.02}px)`;

/**
 * Marks the frame of a table (`data-narrow`) that has too little room on a page that has enough, before it is drawn. Not a
 * container query: to be found while the table is laid out, each of its rules cost every cell. The observer goes with the
 * frame, so there is nothing to undo.
 */
export function watchRoom(frame: HTMLElement | null): void {
  if (!frame || typeof ResizeObserver === 'undefined') return;
  new ResizeObserver(([entry]) => {
    if (entry) frame.toggleAttribute('data-narrow', entry.contentRect.width < ROOM);
  }).observe(frame);
}
