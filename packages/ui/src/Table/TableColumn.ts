import type { ReactNode } from 'react';

interface Column<Row> {
  /** Unique within the table. `sort` refers to it. */
  id: string;
  /** The column header. On cards it is the label beside each value. */
  header: string;
  /**
   * Replaces the visible header text, for example by a checkbox that selects every row. The text remains the
   * column's name.
   */
  headerContent?: ReactNode;
  cell(this: void, row: Row): ReactNode;
  /** Shown below the column: a total, or the word "Total" in the first column. */
  footer?: ReactNode;
  /** Use `end` for numbers and amounts, so that their digits line up. */
  align?: 'start' | 'end';
  /** This cell names its row for a screen reader. Set it on one column. */
  isRowHeader?: boolean;
  /**
   * If the columns do not fit, those with the highest number are hidden first. A column without a number always
   * stays. Only for data that the details of a row show too.
   */
  priority?: 1 | 2 | 3;
  /**
   * Its position in the list layout of two lines, which hides columns without one. If no column of a table has a
   * position, the rows become cards with every column.
   */
  inList?: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end';
  /**
   * Relative width, 1 by default. Only used by tables of more than 100 rows, which need a fixed layout because
   * rows mount and unmount. Shorter tables fit their columns to the content.
   */
  share?: number;
  /** Set by `useSelectionColumn`: a narrow column of checkboxes without a label on cards. */
  isSelection?: boolean;
}

/** A column of a table that cannot be sorted. */
export interface TableColumn<Row> extends Column<Row> {
  /** Sorting needs `SortableTableColumn` and `onSortChange`. */
  isSortable?: false;
}

/** A column of a table with `onSortChange`. */
export interface SortableTableColumn<Row> extends Column<Row> {
  /** Makes the header a button that changes the sort order. */
  isSortable?: boolean;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The action of a row. The whole row is clickable; the keyboard reaches one link or button in it. */
export type TableRowAction<Row> = {
  /** Names the column of chevrons for a screen reader. */
  header: string;
  /** Names the action of this row, such as "Refill of 12 November". */
  label(this: void, row: Row): string;
} & ({ href(this: void, row: Row): string } | { onPress(this: void, row: Row): void });
