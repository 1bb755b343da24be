import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { roles } from './roles.ts';
import type { SortableTableColumn, TableSort } from './TableColumn.ts';

interface TableHeadProps {
  columns: readonly SortableTableColumn<unknown>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  actionHeader: string | undefined;
  /** Whether the rows of the table say their places. */
  isNumbered: boolean;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** The header row of a `Table`; over cards it shrinks to the buttons that sort them. */
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
                  {header}
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
