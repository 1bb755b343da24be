import { memo, useContext, type MouseEvent } from 'react';
import { rowIndex, roles } from './tableStructure.ts';
import type { SortableTableColumn, TableRowAction } from './TableColumn.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronRightIcon } from '../Icon/icons.ts';
import { NavigateContext } from '../UiProvider/NavigateContext.ts';

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

interface RowActionProps {
  row: unknown;
  action: TableRowAction<unknown>;
}

/** The link or button of a row. The platform's own: React Aria's take longer than all the rest of a row. */
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

/** A new tab, a download, another site: what a router has no part in. */
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
