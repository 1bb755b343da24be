/** Below this width of its own, in pixels, a table shows its rows as cards or as a list. */
const CARDS_BELOW = 640;

/**
 * Wider than any scroll bar. A wider layout has another height, so a scroll bar may appear; that must not
 * switch back.
 */
const SCROLL_BAR = 24;

/** On a narrow page the table is narrow too, so cards need no script. */
export const onNarrowPage = `@media (max-width: ${CARDS_BELOW - 0.02}px)`;

/**
 * Fits a table after each change of its width or of the text size. No cleanup: the observer is collected with
 * `measure`.
 */
export function watchWidth(measure: HTMLElement | null): void {
  // The observer of another window reports size changes too late.
  const Observer = measure?.ownerDocument.defaultView?.ResizeObserver;
  if (!measure || !Observer) return;
  new Observer(([entry]) => fitTable(measure, entry?.contentRect.width ?? 0)).observe(measure);
}

/**
 * Chooses the widest layout that fits, before paint: all columns, then without those of the highest `priority`
 * (`data-without`), at last cards or a list (`data-narrow`). Measuring works in every language and text size. A
 * container query would slow down the layout of every cell.
 */
export function fitTable(measure: HTMLElement, width: number): void {
  const frame = measure.parentElement;
  const table = frame?.querySelector('table');
  // A hidden table has no width.
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
    if (room < CARDS_BELOW) return false;
    // A long table divides its width by shares, whatever its content.
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

/** The priorities of the columns, in the order in which they are hidden. */
function leavingOrder(table: HTMLTableElement): readonly string[] {
  const headers = table.querySelectorAll<HTMLElement>(':scope > thead [data-priority]');
  const priorities = [...headers].flatMap(({ dataset }) => dataset.priority ?? []);
  return [...new Set(priorities)].sort().toReversed();
}
