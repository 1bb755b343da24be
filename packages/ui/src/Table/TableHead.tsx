import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { roles, hasFooter, isLong, rowCount } from './tableStructure.ts';
import type { SortableTableColumn, TableSort } from './TableColumn.ts';

interface TableHeadProps {
  columns: readonly SortableTableColumn<unknown>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  actionHeader: string | undefined;
  /** Whether rows have an `aria-rowindex`. */
  isNumbered: boolean;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** The header row of a `Table`. Above cards only the sort buttons remain. */
export const TableHead = memo(function TableHead({
  columns,
  sort,
  onSortChange,
  actionHeader,
  isNumbered,
}: TableHeadProps) {
  const shares = columns.reduce((sum, { share = 1, isSelection }) => sum + (isSelection ? 0 : share), 0);
  return (
    <thead {...roles.rowGroup}>
      <tr {...roles.row} aria-rowindex={isNumbered ? 1 : undefined}>
        {columns.map((column) => {
          const { id, header, headerContent, align = 'start', isSortable, share = 1, isSelection } = column;
          const direction = sort?.column === id ? sort.direction : 'none';
          const next = direction === 'ascending' ? 'descending' : 'ascending';
          return (
            <th
              key={id}
              {...roles.columnHeader}
              scope="col"
              data-align={align}
              data-priority={column.priority}
              data-place={column.inList}
              data-selects={isSelection}
              data-stays={isSortable || headerContent !== undefined || undefined}
              aria-sort={isSortable ? direction : undefined}
              style={isNumbered && !isSelection ? { inlineSize: `${(100 * share) / shares}%` } : undefined}
            >
              {isSortable ? (
                <button type="button" onClick={() => onSortChange?.({ column: id, direction: next })}>
                  <span>{header}</span>
                  <Icon of={icons[direction]} size={16} />
                </button>
              ) : (
                (headerContent ?? header)
              )}
            </th>
          );
        })}
        {actionHeader !== undefined && (
          <th {...roles.columnHeader} scope="col" data-action>
            <span>{actionHeader}</span>
          </th>
        )}
      </tr>
    </thead>
  );
});

interface TableFootProps {
  columns: readonly SortableTableColumn<unknown>[];
  rows: readonly unknown[];
  hasAction: boolean;
}

/** The totals row of a `Table`. Below cards it is a card of its own. */
export function TableFoot({ columns, rows, hasAction }: TableFootProps) {
  if (!hasFooter(columns) || rows.length === 0) return null;
  return (
    <tfoot {...roles.rowGroup}>
      <tr {...roles.row} aria-rowindex={isLong(rows) ? rowCount(rows, columns) : undefined}>
        {columns.map(({ id, header, footer, align = 'start', isRowHeader, priority }) => (
          <td
            key={id}
            {...roles.cell}
            // The row header ("Total") needs no label. The other totals are labelled with their column.
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
