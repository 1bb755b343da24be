export { Table, type TableProps } from './Table.tsx';
export type { SortableTableColumn, TableColumn, TableRowAction, TableSort } from './TableColumn.ts';
export { useSelectionColumn, type SelectionColumnOptions } from './useSelectionColumn.tsx';
