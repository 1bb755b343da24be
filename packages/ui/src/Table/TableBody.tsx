import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { cellMarks } from './cellMarks.ts';
import { isLong } from './longTable.ts';
import { LongTableBody } from './LongTableBody.tsx';
import { roles } from './roles.ts';
import type { SortableTableColumn, TableRowAction, TableSort } from './TableColumn.ts';
import { TableRow } from './TableRow.tsx';

interface TableBodyProps {
  columns: readonly SortableTableColumn<unknown>[];
  rows: readonly unknown[];
  getRowKey(this: void, row: unknown): string;
  empty: ReactNode;
  isLoading: boolean;
  skeletonRows?: number;
  rowAction?: TableRowAction<unknown>;
  sort: TableSort | undefined;
}

/** The rows of a `Table`, their skeletons, or what stands in their place. */
export function TableBody({
  columns,
  rows,
  getRowKey,
  empty,
  isLoading,
  skeletonRows = 5,
  rowAction,
  sort,
}: TableBodyProps) {
  if (isLong(rows)) {
    return (
      <LongTableBody columns={columns} rows={rows} getRowKey={getRowKey} action={rowAction} sort={sort} />
    );
  }
  if (rows.length > 0) {
    return (
      <tbody {...roles.rowGroup}>
        {rows.map((row) => (
          <TableRow key={getRowKey(row)} row={row} columns={columns} action={rowAction} />
        ))}
      </tbody>
    );
  }
  if (isLoading) {
    return (
      <tbody {...roles.rowGroup} data-skeleton>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <tr key={index} {...roles.row}>
            {columns.map((column) => (
              <td key={column.id} {...roles.cell} {...cellMarks(column)}>
                <Skeleton />
              </td>
            ))}
            {rowAction && <td {...roles.cell} data-action />}
          </tr>
        ))}
      </tbody>
    );
  }
  return (
    <tbody {...roles.rowGroup}>
      <tr {...roles.row}>
        <td {...roles.cell} data-instead colSpan={columns.length + (rowAction ? 1 : 0)}>
          {empty}
        </td>
      </tr>
    </tbody>
  );
}
