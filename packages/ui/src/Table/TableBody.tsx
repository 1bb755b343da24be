import { type ReactNode, useEffect, useRef, useState, type ComponentType } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { cellMarks } from './cellMarks.ts';
import { isLong, roles, everyRow, firstRows, type RowWindow } from './tableStructure.ts';
import type { SortableTableColumn, TableRowAction, TableSort } from './TableColumn.ts';
import { TableRow } from './TableRow.tsx';
import type { RowWatcherProps } from './RowWatcher.tsx';

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

/** The rows of a `Table`, their skeletons, or the empty state. */
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

interface LongTableBodyProps {
  columns: readonly SortableTableColumn<unknown>[];
  rows: readonly unknown[];
  getRowKey(this: void, row: unknown): string;
  action: TableRowAction<unknown> | undefined;
  sort: TableSort | undefined;
}

interface Watching {
  Watcher: ComponentType<RowWatcherProps>;
  body: HTMLTableSectionElement;
}

/**
 * Renders the rows in or near the viewport, and gaps for the others. The scroll watcher loads after the first
 * rows. If it fails to load, every row is rendered.
 */
function LongTableBody({ columns, rows, getRowKey, action, sort }: LongTableBodyProps) {
  const root = useRef<HTMLTableSectionElement>(null);
  const [watching, setWatching] = useState<Watching>();
  const [near, setNear] = useState<RowWindow>();
  const [isUnwatched, setUnwatched] = useState(false);

  useEffect(() => {
    import('./RowWatcher.tsx').then(
      ({ RowWatcher }) => root.current && setWatching({ Watcher: RowWatcher, body: root.current }),
      () => setUnwatched(true),
    );
  }, []);

  const { shown, gapAfter } = isUnwatched ? everyRow(rows.length) : (near ?? firstRows(rows.length));
  return (
    <tbody {...roles.rowGroup} ref={root}>
      {shown.flatMap(({ index, gapBefore }) => {
        const row = rows[index];
        if (row === undefined) return [];
        const key = getRowKey(row);
        const element = <TableRow key={key} row={row} columns={columns} action={action} index={index} />;
        return gapBefore > 0 ? [<Gap key={`${key} gap`} height={gapBefore} />, element] : [element];
      })}
      {gapAfter > 0 && <Gap height={gapAfter} />}
      {watching && (
        <watching.Watcher
          body={watching.body}
          rows={rows}
          getRowKey={getRowKey}
          sort={sort}
          onChange={setNear}
        />
      )}
    </tbody>
  );
}

const Gap = ({ height }: { height: number }) => <tr aria-hidden data-gap style={{ blockSize: height }} />;
