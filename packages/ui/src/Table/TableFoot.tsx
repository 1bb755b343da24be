import { hasFooter, isLong, rowCount } from './longTable.ts';
import { roles } from './roles.ts';
import type { SortableTableColumn } from './TableColumn.ts';

interface TableFootProps {
  columns: readonly SortableTableColumn<unknown>[];
  rows: readonly unknown[];
  hasAction: boolean;
}

/** The row of totals under the columns of a `Table`, where any column has one; after cards, a card of its own. */
export function TableFoot({ columns, rows, hasAction }: TableFootProps) {
  if (!hasFooter(columns) || rows.length === 0) return null;
  return (
    <tfoot {...roles.rowGroup}>
      <tr {...roles.row} aria-rowindex={isLong(rows) ? rowCount(rows, columns) : undefined}>
        {columns.map(({ id, header, footer, align = 'start', isRowHeader, priority }) => (
          <td
            key={id}
            {...roles.cell}
            // What names the totals stands for itself; any other is told apart by its column.
            data-label={isRowHeader ? undefined : header}
            data-align={align}
            data-priority={priority}
            data-empty={footer === undefined || undefined}
          >
            {footer}
          </td>
        ))}
        {hasAction && <td {...roles.cell} data-empty />}
      </tr>
    </tfoot>
  );
}
