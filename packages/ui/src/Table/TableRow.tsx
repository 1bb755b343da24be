import { memo } from 'react';
import { cellMarks } from './cellMarks.ts';
import { rowIndex } from './longTable.ts';
import { roles } from './roles.ts';
import { RowAction } from './RowAction.tsx';
import type { SortableTableColumn, TableRowAction } from './TableColumn.ts';

interface TableRowProps {
  row: unknown;
  columns: readonly SortableTableColumn<unknown>[];
  action: TableRowAction<unknown> | undefined;
  /** Its place among the records of a long table, from 0. */
  index?: number;
}

/** One record of a `Table`. Another order of the same records moves it and renders nothing. */
export const TableRow = memo(function TableRow({ row, columns, action, index }: TableRowProps) {
  return (
    <tr {...roles.row} data-index={index} aria-rowindex={index === undefined ? undefined : rowIndex(index)}>
      {columns.map((column) =>
        column.isRowHeader ? (
          <th key={column.id} {...roles.rowHeader} {...cellMarks(column)} scope="row">
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} {...roles.cell} {...cellMarks(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
      {action && (
        <td {...roles.cell} data-action>
          <RowAction row={row} action={action} />
        </td>
      )}
    </tr>
  );
});
