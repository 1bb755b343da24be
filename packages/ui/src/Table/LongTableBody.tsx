import { useEffect, useRef, useState, type ComponentType } from 'react';
import { roles } from './roles.ts';
import { everyRow, firstRows, type RowWindow } from './RowWindow.ts';
import type { RowWatcherProps } from './RowWatcher.tsx';
import type { SortableTableColumn, TableRowAction, TableSort } from './TableColumn.ts';
import { TableRow } from './TableRow.tsx';

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
 * The rows of a `Table` that are near the eye, and gaps in place of the others. The first ones stand at once; what
 * watches the scrolling is loaded after them, and where it cannot be, every row is put into the page.
 */
export function LongTableBody({ columns, rows, getRowKey, action, sort }: LongTableBodyProps) {
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
