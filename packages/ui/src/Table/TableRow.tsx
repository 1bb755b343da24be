import { memo, useContext, type MouseEvent } from 'react';
import { cellMarks } from './cellMarks.ts';
import { rowIndex, roles } from './tableStructure.ts';
import type { SortableTableColumn, TableRowAction } from './TableColumn.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronRightIcon } from '../Icon/icons.ts';
import { NavigateContext } from '../UiProvider/NavigateContext.ts';

interface TableRowProps {
  row: unknown;
  columns: readonly SortableTableColumn<unknown>[];
  action: TableRowAction<unknown> | undefined;
  /** Index among the rows of a long table, from 0. */
  index?: number;
}

/** One row of a `Table`. Sorting moves it without rendering it again. */
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

interface RowActionProps {
  row: unknown;
  action: TableRowAction<unknown>;
}

/**
 * The link or button of a row. Native elements, because React Aria's take longer to render than the rest of the
 * row.
 */
export function RowAction({ row, action }: RowActionProps) {
  const navigate = useContext(NavigateContext);
  const label = action.label(row);
  if ('onPress' in action) {
    return (
      <button type="button" aria-label={label} onClick={() => action.onPress(row)}>
        {chevron}
      </button>
    );
  }
  const href = action.href(row);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigate || isForBrowser(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a href={href} aria-label={label} onClick={follow}>
      {chevron}
    </a>
  );
}

/** New tabs, downloads and other origins are not for the router. */
const isForBrowser = ({
  currentTarget,
  altKey,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent<HTMLAnchorElement>) =>
  altKey || ctrlKey || metaKey || shiftKey || button !== 0 || currentTarget.origin !== location.origin;

const chevron = <Icon of={ChevronRightIcon} size={16} />;
