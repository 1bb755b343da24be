import type { SortableTableColumn } from './TableColumn.ts';

/**
 * The implicit roles, set explicitly. Some browsers drop them once `display` changes, and a screen reader then
 * finds no table.
 */
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * Up to this length every row is in the DOM: rendering a hundred rows is cheaper than watching the scroll
 * position.
 */
const MAX_UNWINDOWED_ROWS = 100;

export const isLong = (rows: readonly unknown[]): boolean => rows.length > MAX_UNWINDOWED_ROWS;

export const hasFooter = (columns: readonly SortableTableColumn<unknown>[]): boolean =>
  columns.some(({ footer }) => footer !== undefined);

/** `aria-rowcount`: all rows of a long table, including header and footer. */
export const rowCount = (
  rows: readonly unknown[],
  columns: readonly SortableTableColumn<unknown>[],
): number => rows.length + (hasFooter(columns) ? 2 : 1);

/** `aria-rowindex` of a record; the header is row 1. */
export const rowIndex = (index: number): number => index + 2;

/** Which rows of a long table are in the DOM, and the heights of the gaps between them in pixels. */
export interface RowWindow {
  readonly shown: readonly { readonly index: number; readonly gapBefore: number }[];
  readonly gapAfter: number;
}

const FIRST_ROWS = 20;

/** Height of a row with one line of text, in pixels. */
export const ROW_HEIGHT = 45;

/** The rows of the first render, on a server and before the scroll position is known. */
export const firstRows = (count: number): RowWindow => ({
  shown: Array.from({ length: Math.min(count, FIRST_ROWS) }, (_, index) => ({ index, gapBefore: 0 })),
  gapAfter: Math.max(0, count - FIRST_ROWS) * ROW_HEIGHT,
});

export const everyRow = (count: number): RowWindow => ({
  shown: Array.from({ length: count }, (_, index) => ({ index, gapBefore: 0 })),
  gapAfter: 0,
});
