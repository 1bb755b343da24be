export { Table, type TableProps } from './Table.tsx';
export type { TableColumn, TableRowAction, TableSort } from './TableColumn.ts';
export { useSelectionColumn, type SelectionColumnOptions } from './useSelectionColumn.tsx';
