import { memo, useId, type ReactNode } from 'react';
import { styled } from '../styles/styled.ts';
import { isLong, rowCount, roles } from './tableStructure.ts';
import { watchWidth } from './asCards.ts';
import { TableBody } from './TableBody.tsx';
import type { SortableTableColumn, TableColumn, TableRowAction, TableSort } from './TableColumn.ts';
import { TableFoot, TableHead } from './TableHead.tsx';
import { frameRules, tableRules } from './tableRules.ts';

interface RowProps<Row> {
  /** The accessible name. Sighted users see the heading above the table. */
  caption: string;
  /** From 101 rows on, only visible rows are in the DOM. A screen reader still gets the full row count. */
  rows: readonly Row[];
  getRowKey(this: void, row: Row): string;
  /** Shown when there are no rows; usually an `EmptyState`. */
  empty: ReactNode;
  /** Shows skeletons while there are no rows. Existing rows stay and the table is marked busy. */
  isLoading?: boolean;
  /** Number of skeleton rows. Pass the page size to avoid a layout shift. */
  skeletonRows?: number;
  /** One link or button per row. A click anywhere in the row triggers it. */
  rowAction?: TableRowAction<Row>;
  /**
   * In pixels. A higher table scrolls inside, under its header. Without it, the header sticks while the page
   * scrolls.
   */
  maxHeight?: number;
}

export type TableProps<Row> = RowProps<Row> &
  (
    | { columns: readonly TableColumn<Row>[]; sort?: undefined; onSortChange?: undefined }
    | {
        columns: readonly SortableTableColumn<Row>[];
        /** The order of `rows`. The table does not sort them itself. */
        sort?: TableSort | undefined;
        /** Called when the user clicks a header with `isSortable`. */
        onSortChange: (sort: TableSort) => void;
      }
  );

/**
 * Shows records of one kind as a native table, or as cards below 640 px of its own width. For a few facts about
 * one thing use `KeyValueList`. Cells are not editable as in a data grid.
 */
export function Table<Row>(props: TableProps<Row>) {
  return <TableOfAnything {...props} />;
}

/** `memo` would lose the type parameter, so the memoized component works on `unknown`. */
const TableOfAnything = memo(function TableOfAnything({
  caption,
  sort,
  onSortChange,
  isLoading = false,
  maxHeight,
  ...props
}: TableProps<unknown>) {
  const captionId = useId();
  const { columns, rows, rowAction } = props;
  const scrolls = maxHeight !== undefined;
  return (
    <Frame
      data-scrolls={scrolls || undefined}
      {...(scrolls && {
        style: { maxBlockSize: maxHeight },
        role: 'region',
        tabIndex: 0,
        'aria-labelledby': captionId,
      })}
    >
      <div ref={watchWidth} />
      <Grid
        {...roles.table}
        aria-busy={isLoading}
        data-leads={rowAction ? true : undefined}
        data-long={isLong(rows) || undefined}
        aria-rowcount={isLong(rows) ? rowCount(rows, columns) : undefined}
      >
        <caption id={captionId}>{caption}</caption>
        <TableHead
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          actionHeader={rowAction?.header}
          isNumbered={isLong(rows)}
        />
        <TableBody {...props} sort={sort} isLoading={isLoading} />
        <TableFoot columns={columns} rows={rows} hasAction={rowAction !== undefined} />
      </Grid>
    </Frame>
  );
});

const Frame = styled('div')`
  ${frameRules}
`;

const Grid = styled('table')`
  ${tableRules}
`;
