import type { ReactNode } from 'react';

interface Column<Row> {
  /** Unique within the table; `sort` refers to it. */
  id: string;
  /** Names the column, over it and, where rows are cards, beside each value. */
  header: string;
  /** Stands in the header cell instead of the words, which then only name the column; a box that selects every row. */
  headerContent?: ReactNode;
  cell(this: void, row: Row): ReactNode;
  /** Stands under the column: a total, or in the first column the word for it. */
  footer?: ReactNode;
  /** `end` for numbers and amounts: they line up digit under digit. */
  align?: 'start' | 'end';
  /** The cell that names its row to a screen reader: one column of a table. */
  isRowHeader?: boolean;
  /**
   * Where the columns do not fit, those with the highest number leave first; a column without a number always stays. Only for
   * what the details of a row show as well.
   */
  priority?: 1 | 2 | 3;
  /**
   * Its place where the rows are a list of two lines. Columns without a place are left to the details. Where no column of a
   * table has a place, the rows are cards with every column.
   */
  inList?: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end';
  /**
   * Its share of the width beside the others, 1 unless said. Only a table of more than 100 rows keeps to shares, so that
   * its columns stand still while rows come and go; a shorter one fits its columns to what they hold.
   */
  share?: number;
  /** Set by `useSelectionColumn`: a column of boxes, as wide as they are and without a label on a card. */
  isSelection?: boolean;
}

/** A column of a table that keeps to one order. */
export interface TableColumn<Row> extends Column<Row> {
  /** Only in a table that is told what another order is: `SortableTableColumn`. */
  isSortable?: false;
}

/** A column of a table with `onSortChange`. */
export interface SortableTableColumn<Row> extends Column<Row> {
  /** Its header is a button that asks for another order. */
  isSortable?: boolean;
}

export interface TableSort {
  /** The `id` of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** What a row leads to. The whole row can be clicked; the keyboard finds one link or button in it. */
export type TableRowAction<Row> = {
  /** Names the column of the chevrons to a screen reader. */
  header: string;
  /** Says what this row leads to, such as "Refill of 12 November". */
  label(this: void, row: Row): string;
} & ({ href(this: void, row: Row): string } | { onPress(this: void, row: Row): void });
