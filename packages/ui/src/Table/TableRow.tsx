import { memo } from 'react';
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
      {columns.map(({ id, header, cell, align = 'start', isRowHeader, isSelection }) =>
        isRowHeader ? (
          <th key={id} {...roles.rowHeader} scope="row" data-label={header} data-align={align}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} {...roles.cell} data-label={header} data-align={align} data-selects={isSelection}>
            {cell(row)}
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
