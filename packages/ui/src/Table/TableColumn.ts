import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Unique within the table; `sort` refers to it. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and amounts: they line up digit under digit. */
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** The cell that names its row to a screen reader: one column of a table. */
  isRowHeader?: boolean;
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
  label: (row: Row) => string;
} & ({ href: (row: Row) => string } | { onPress: (row: Row) => void });
