// The React compiler does not run on this file, and no child receives a function of the virtualizer.
/* oxlint-disable react/incompatible-library */
import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ROW_HEIGHT, type RowWindow } from './tableStructure.ts';
import type { TableSort } from './TableColumn.ts';

export interface RowWatcherProps {
  body: HTMLTableSectionElement;
  rows: readonly unknown[];
  getRowKey(this: void, row: unknown): string;
  sort: TableSort | undefined;
  onChange: (near: RowWindow) => void;
}

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 5;

/** Reports which rows of a long `Table` are in or near the viewport of the nearest scroller. Renders nothing. */
export function RowWatcher(props: RowWatcherProps) {
  const { body } = props;
  const [scroller, setScroller] = useState(() => scrollerOf(body));
  const findScroller = useCallback(() => setScroller(scrollerOf(body)), [body]);
  const watched = { ...props, onWidthChange: findScroller };
  return scroller ? <WatchElement {...watched} scroller={scroller} /> : <WatchPage {...watched} />;
}

interface WatchedProps extends RowWatcherProps {
  onWidthChange: () => void;
}

function WatchElement({ scroller, ...props }: WatchedProps & { scroller: HTMLElement }) {
  const { body } = props;
  const topOf = useCallback(
    () =>
      body.getBoundingClientRect().top -
      scroller.getBoundingClientRect().top -
      scroller.clientTop +
      scroller.scrollTop,
    [body, scroller],
  );
  const place = usePlace(body, topOf);
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...useRowOptions(props, place),
    getScrollElement: () => scroller,
    initialOffset: () => scroller.scrollTop,
  });
  useReport(virtualizer, props, place);
  return null;
}

/** Uses the window of the body's own document, which may be an iframe. */
function WatchPage(props: WatchedProps) {
  const { body } = props;
  const page = body.ownerDocument.defaultView ?? window;
  const topOf = useCallback(() => body.getBoundingClientRect().top + page.scrollY, [body, page]);
  const place = usePlace(body, topOf);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    ...useRowOptions(props, place),
    getScrollElement: () => page,
    initialOffset: () => page.scrollY,
  });
  useReport(virtualizer, props, place);
  return null;
}

/** The offset of the first row in the scroller, and the estimated height of a row that was not measured yet. */
function usePlace(body: HTMLTableSectionElement, topOf: () => number) {
  const [top, setTop] = useState(topOf);
  const [rowHeight, setRowHeight] = useState(() => averageHeight(body));
  const findTop = useCallback(() => setTop(topOf()), [topOf]);
  const findRowHeight = useCallback(() => setRowHeight(averageHeight(body)), [body]);
  return { top, rowHeight, findTop, findRowHeight };
}

type Place = ReturnType<typeof usePlace>;

const useRowOptions = ({ body, rows, getRowKey }: RowWatcherProps, { top, rowHeight }: Place) => ({
  count: rows.length,
  overscan: OVERSCAN,
  scrollMargin: top,
  indexAttribute: 'data-index',
  estimateSize: useCallback(() => rowHeight, [rowHeight]),
  // Hidden rows measure 0. Without the estimate the virtualizer would render every row.
  measureElement: useCallback<typeof measureElement>(
    (...measured) => measureElement(...measured) || rowHeight,
    [rowHeight],
  ),
  // Measured heights belong to keys, so a row keeps its height when the order changes.
  getItemKey: useCallback((index: number) => getRowKey(rows[index]), [rows, getRowKey]),
  rangeExtractor: useCallback((range: Range) => withFocused(range, body), [body]),
});

function useReport<Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, HTMLTableRowElement>,
  { body, sort, onChange, onWidthChange }: WatchedProps,
  { top, findTop, findRowHeight }: Place,
) {
  const items = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();

  useLayoutEffect(() => {
    if (items.length > 0) onChange(toRowWindow(items, top, height));
  }, [items, top, height, onChange]);

  // A new sort order scrolls back to the first row.
  const order = sort && `${sort.column} ${sort.direction}`;
  const lastOrder = useRef(order);
  useLayoutEffect(() => {
    if (lastOrder.current === order) return;
    lastOrder.current = order;
    const first = top - heightAbove(body);
    if ((virtualizer.scrollOffset ?? 0) > first) virtualizer.scrollToOffset(first);
  }, [virtualizer, body, order, top]);

  // Runs after every render, because new or reordered rows have to be measured.
  useLayoutEffect(() => {
    for (const row of body.rows) if (row.dataset.index !== undefined) virtualizer.measureElement(row);
  });

  // Content above the table may have changed since the last scroll.
  useEffect(() => {
    if (virtualizer.isScrolling) findTop();
  }, [virtualizer.isScrolling, findTop]);

  // A new width changes line breaks or turns rows into cards, so all measurements are stale. The scroller may
  // change too: a hidden table finds none, and a narrow screen may use another.
  useEffect(() => {
    let width = body.clientWidth;
    const { ResizeObserver: Observer } = body.ownerDocument.defaultView ?? window;
    const observer = new Observer(() => {
      if (body.clientWidth === width) return;
      width = body.clientWidth;
      onWidthChange();
      findTop();
      findRowHeight();
      virtualizer.measure();
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, [body, virtualizer, findTop, findRowHeight, onWidthChange]);
}

function toRowWindow(items: readonly VirtualItem[], top: number, height: number): RowWindow {
  let end = top;
  const shown = items.map(({ index, start, end: itsEnd }) => {
    const gapBefore = start - end;
    end = itsEnd;
    return { index, gapBefore };
  });
  return { shown, gapAfter: top + height - end };
}

/** Keeps the focused row mounted, so that scrolling does not lose the focus. */
function withFocused(range: Range, body: HTMLTableSectionElement): number[] {
  const near = defaultRangeExtractor(range);
  const focused = body.ownerDocument.activeElement?.closest('tr');
  const index = focused && body.contains(focused) ? Number(focused.dataset.index) : Number.NaN;
  return Number.isNaN(index) || near.includes(index) || index >= range.count
    ? near
    : [...near, index].sort((a, b) => a - b);
}

/** The height of the table header plus the sticky top bar of the shell. */
function heightAbove(body: HTMLTableSectionElement): number {
  const header = body.parentElement?.querySelector('th');
  return body.offsetTop + (header ? Number.parseInt(getComputedStyle(header).top, 10) || 0 : 0);
}

function averageHeight(body: HTMLTableSectionElement): number {
  const rows = [...body.rows].filter((row) => row.dataset.index !== undefined);
  return rows.reduce((sum, row) => sum + row.offsetHeight, 0) / Math.max(1, rows.length) || ROW_HEIGHT;
}

/** The nearest scrolling ancestor, or undefined for the page itself. */
function scrollerOf(element: Element): HTMLElement | undefined {
  const parent = element.parentElement;
  if (!parent || parent === parent.ownerDocument.body) return undefined;
  return isScrolling(parent) ? parent : scrollerOf(parent);
}

/** An element with `overflow-x` reports `overflow-y: auto` too, although it grows with its rows. */
function isScrolling(element: HTMLElement): boolean {
  const { overflowY, maxHeight } = getComputedStyle(element);
  const isBounded = maxHeight !== 'none' || element.scrollHeight > element.clientHeight + 1;
  return isBounded && /auto|scroll/.test(overflowY);
}
