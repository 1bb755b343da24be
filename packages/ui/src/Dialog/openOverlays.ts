// The history entries of open overlays. An overlay on a phone adds an entry for the same address, so that the back button of the
// phone, or its gesture, closes the overlay before it leaves the page. Why by entries: docs/decisions/0036.

/** In `history.state`: how many entries of overlays are in a row up to this one. What the router of the host stores stays. */
const DEPTH = 'meridian:overlays';

interface OpenOverlay {
  readonly close: () => void;
  /** False while Escape does not close it either. */
  readonly canClose: () => boolean;
}

/** From the outermost to the innermost. */
let open: readonly OpenOverlay[] = [];

/** The page on which they are open. */
let page = '';

/** A traversal that this module began, from the last entry of the history. */
let own: { readonly depth: number; readonly length: number } | undefined;

let isListening = false;

/** How the host lets the browser scroll a page that is returned to. */
let scrolling: ScrollRestoration = 'auto';

function depthOf(state: unknown): number {
  const depth: unknown =
    typeof state === 'object' && state !== null && DEPTH in state ? state[DEPTH] : undefined;
  return typeof depth === 'number' ? depth : 0;
}

const depthHere = () => depthOf(window.history.state);

/** Adds an overlay. Returns what removes it, however it was closed. */
export function addOverlay(overlay: OpenOverlay): () => void {
  if (!isListening) {
    isListening = true;
    // Capturing, so that a router does not render the page again when only an overlay closes.
    window.addEventListener('popstate', followTraversal, { capture: true });
  }
  open = [...open, overlay];
  page = window.location.href;
  addEntries();
  return () => {
    if (!open.includes(overlay)) return;
    open = open.filter((other) => other !== overlay);
    removeEntriesLater();
  };
}

/** After a closed overlay its entry may still be there; the next overlay takes it over. */
function addEntries(): void {
  if (own !== undefined) return;
  if (depthHere() === 0) scrolling = window.history.scrollRestoration;
  for (let depth = depthHere() + 1; depth <= open.length; depth += 1) {
    const state: unknown = window.history.state;
    // The page below stays where it is: what closes the overlay may have moved it, to the result of an action.
    window.history.scrollRestoration = 'manual';
    window.history.pushState({ ...(typeof state === 'object' ? state : {}), [DEPTH]: depth }, '');
  }
}

/**
 * Goes back over the entries of closed overlays, in a task of its own: what closed the overlay may follow a link or open another
 * overlay first.
 */
function removeEntriesLater(): void {
  let isLeaving = false;
  const leave = () => (isLeaving = true);
  window.addEventListener('beforeunload', leave);
  setTimeout(() => {
    window.removeEventListener('beforeunload', leave);
    const surplus = depthHere() - open.length;
    if (isLeaving || own !== undefined || surplus <= 0) return;
    own = { depth: depthHere(), length: window.history.length };
    window.history.go(-surplus);
  });
}

function followTraversal(event: PopStateEvent): void {
  const depth = depthOf(event.state);
  if (own !== undefined) {
    event.stopImmediatePropagation();
    const added = window.history.length - own.length;
    const missed = added > 0 ? own.depth - depth + added : 0;
    own = missed > 0 ? { depth: 0, length: window.history.length } : undefined;
    // A page that was opened meanwhile stays open.
    if (missed > 0) window.history.go(missed);
    else addEntries();
  } else if (depth > open.length) {
    // The entry of an overlay that was closed by following a link: nobody stops here.
    event.stopImmediatePropagation();
    window.history.back();
  } else if (depth < open.length && window.location.href === page) {
    event.stopImmediatePropagation();
    const closed = open.slice(depth).toReversed();
    const held = closed.findIndex((overlay) => !overlay.canClose());
    const closable = held === -1 ? closed : closed.slice(0, held);
    open = open.slice(0, open.length - closable.length);
    addEntries();
    for (const { close } of closable) close();
  }
  // Not before the browser has passed the place where it would scroll.
  setTimeout(() => {
    if (open.length === 0 && depthHere() === 0) window.history.scrollRestoration = scrolling;
  });
}
