// No compiler memoizes this file, and nothing below it takes a function of the virtualizer.
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

/** How many rows wait above and below what can be seen. */
const OVERSCAN = 5;

/** Says which rows of a long `Table` are near the eye, in whatever scrolls around it. Draws nothing. */
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

/** The page that the table is in, which may be one within the page that renders it. */
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

/** Where the first row is in what scrolls, and how high a row is that has not been seen yet. */
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
  // Of what is hidden nothing is known: were it nothing high, every row would be in sight.
  measureElement: useCallback<typeof measureElement>(
    (...measured) => measureElement(...measured) || rowHeight,
    [rowHeight],
  ),
  // By its key, so that a row keeps its height in another order.
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

  // Who asks for another order asks for what is first in it.
  const order = sort && `${sort.column} ${sort.direction}`;
  const lastOrder = useRef(order);
  useLayoutEffect(() => {
    if (lastOrder.current === order) return;
    lastOrder.current = order;
    const first = top - heightAbove(body);
    if ((virtualizer.scrollOffset ?? 0) > first) virtualizer.scrollToOffset(first);
  }, [virtualizer, body, order, top]);

  // After every render: rows that have come, and their neighbours in another order.
  useLayoutEffect(() => {
    for (const row of body.rows) if (row.dataset.index !== undefined) virtualizer.measureElement(row);
  });

  // What stands above the table may have come or gone since it was last scrolled.
  useEffect(() => {
    if (virtualizer.isScrolling) findTop();
  }, [virtualizer.isScrolling, findTop]);

  // Another width breaks lines elsewhere, or makes cards of the rows: what was measured no longer holds. A table that is
  // shown for the first time has found nothing around it that scrolls, and something else may where a screen is narrow.
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

/** The row that has the focus stays in the page wherever the person scrolls, and the focus with it. */
function withFocused(range: Range, body: HTMLTableSectionElement): number[] {
  const near = defaultRangeExtractor(range);
  const focused = body.ownerDocument.activeElement?.closest('tr');
  const index = focused && body.contains(focused) ? Number(focused.dataset.index) : Number.NaN;
  return Number.isNaN(index) || near.includes(index) || index >= range.count
    ? near
    : [...near, index].sort((a, b) => a - b);
}

/** What stands over the first row: the header, and over that the bar of the shell that it stays under. */
function heightAbove(body: HTMLTableSectionElement): number {
  const header = body.parentElement?.querySelector('th');
  return body.offsetTop + (header ? Number.parseInt(getComputedStyle(header).top, 10) || 0 : 0);
}

function averageHeight(body: HTMLTableSectionElement): number {
  const rows = [...body.rows].filter((row) => row.dataset.index !== undefined);
  return rows.reduce((sum, row) => sum + row.offsetHeight, 0) / Math.max(1, rows.length) || ROW_HEIGHT;
}

/** The nearest element around the table that scrolls; without one, it is the page. */
function scrollerOf(element: Element): HTMLElement | undefined {
  const parent = element.parentElement;
  if (!parent || parent === parent.ownerDocument.body) return undefined;
  return isScrolling(parent) ? parent : scrollerOf(parent);
}

/** What hides or scrolls what is too wide answers `auto` of its height, too, and yet grows with the rows. */
function isScrolling(element: HTMLElement): boolean {
  const { overflowY, maxHeight } = getComputedStyle(element);
  const isBounded = maxHeight !== 'none' || element.scrollHeight > element.clientHeight + 1;
  return isBounded && /auto|scroll/.test(overflowY);
}
