/** A table that has less than this for itself, in pixels, shows its rows as cards or as a list. */
const ROOM = 640;

/** More than any scroll bar takes: a roomier form is taller or shorter, and its scroll bar must not bring back the one before. */
const SCROLL_BAR = 24;

/** Where the page has too little room, the table has, too: cards without waiting for a script. */
export const onNarrowPage = `@media (max-width: ${ROOM - 0.02}px)`;

/** Fits a table whenever the room for it or the size of text changes. The observer goes with `measure`: nothing to undo. */
export function watchRoom(measure: HTMLElement | null): void {
  // The window of the table: the observer of another window reports too late.
  const Observer = measure?.ownerDocument.defaultView?.ResizeObserver;
  if (!measure || !Observer) return;
  new Observer(([entry]) => fitTable(measure, entry?.contentRect.width ?? 0)).observe(measure);
}

/**
 * Gives the table after `measure` the roomiest form that fits, before it is drawn: all columns, then without those of the
 * highest `priority`, and so on (`data-without`), at last cards or a list (`data-narrow`). It measures the rows themselves, so
 * it is right in every language and size of text. Not a container query, which costs every cell at each layout.
 */
export function fitTable(measure: HTMLElement, width: number): void {
  const frame = measure.parentElement;
  const table = frame?.querySelector('table');
  // Nothing is known about a hidden table.
  if (!frame || !table || width === 0) return;

  const leaving = leavingOrder(table);
  const { narrow, without } = frame.dataset;
  const current = narrow === undefined ? (without?.split(' ').length ?? 0) : leaving.length + 1;
  const show = (form: number) => {
    const left = leaving.slice(0, form);
    frame.toggleAttribute('data-narrow', form > leaving.length);
    if (left.length === 0 || form > leaving.length) delete frame.dataset.without;
    else frame.dataset.without = left.join(' ');
  };
  const fits = (form: number) => {
    const room = form < current ? width - SCROLL_BAR : width;
    if (room < ROOM) return false;
    // A long table divides the width by shares, whatever its rows hold.
    if ('long' in table.dataset) return true;
    show(form);
    table.style.inlineSize = '0';
    const needed = table.offsetWidth;
    table.style.inlineSize = '';
    return needed <= room;
  };
  for (let form = 0; form <= leaving.length; form += 1) {
    if (fits(form)) return show(form);
  }
  show(leaving.length + 1);
}

/** The priorities of the columns, the first to leave first. */
function leavingOrder(table: HTMLTableElement): readonly string[] {
  const headers = table.querySelectorAll<HTMLElement>(':scope > thead [data-priority]');
  const priorities = [...headers].flatMap(({ dataset }) => dataset.priority ?? []);
  return [...new Set(priorities)].sort().toReversed();
}
