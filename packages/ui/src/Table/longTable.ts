import type { SortableTableColumn } from './TableColumn.ts';

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
