import type { SortableTableColumn } from './TableColumn.ts';

/**
 * The roles that the elements of a table have by nature, said once more: with `display` changed to lay rows out as
 * cards, a browser may forget them, and a screen reader would then find no table.
 */
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Up to here every row is in the page: a hundred rows cost less than watching which of them can be seen. */
const SHORT_UP_TO = 100;

/** Whether only the rows near the eye are in the page. */
export const isLong = (rows: readonly unknown[]): boolean => rows.length > SHORT_UP_TO;

export const hasFooter = (columns: readonly SortableTableColumn<unknown>[]): boolean =>
  columns.some(({ footer }) => footer !== undefined);

/** All rows of a long table, its header and footer included: `aria-rowcount`. */
export const rowCount = (
  rows: readonly unknown[],
  columns: readonly SortableTableColumn<unknown>[],
): number => rows.length + (hasFooter(columns) ? 2 : 1);

/** The place of a record among all rows of a long table, where the header is the first: `aria-rowindex`. */
export const rowIndex = (index: number): number => index + 2;

/** Which rows of a long table are in the page, and how high what is left out would be, in pixels. */
export interface RowWindow {
  readonly shown: readonly { readonly index: number; readonly gapBefore: number }[];
  readonly gapAfter: number;
}

/** Enough to fill a screen. */
const FIRST_ROWS = 20;

/** That of one line of text in a row, in pixels. */
export const ROW_HEIGHT = 45;

/** What stands until it is known where the person is: on a server, and in the first moment. */
export const firstRows = (count: number): RowWindow => ({
  shown: Array.from({ length: Math.min(count, FIRST_ROWS) }, (_, index) => ({ index, gapBefore: 0 })),
  gapAfter: Math.max(0, count - FIRST_ROWS) * ROW_HEIGHT,
});

export const everyRow = (count: number): RowWindow => ({
  shown: Array.from({ length: count }, (_, index) => ({ index, gapBefore: 0 })),
  gapAfter: 0,
});
