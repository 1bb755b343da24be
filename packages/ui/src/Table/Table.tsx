import styled from '@emotion/styled';
import { memo, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { fitTable, watchWidth } from './fitTable.ts';
import { rem } from '../rem.ts';
import { isLong, roles, rowCount } from './tableStructure.ts';
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
  /** The link or button of each row. A click anywhere in the row triggers it. */
  rowAction?: TableRowAction<Row>;
  /**
   * In pixels. A taller table scrolls inside its frame, and the header stays visible. Without `maxHeight`, the header sticks
   * to the top while the page scrolls.
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
 * Shows records of one kind as a native table. When the table is narrower than 640 px, or its columns do not fit, the same
 * elements become a list or cards. For a few facts about one record use `KeyValueList`. Cells are not editable; this is not a
 * data grid.
 */
export function Table<Row>(props: TableProps<Row>) {
  return <MemoizedTable {...props} />;
}

/** `memo` would lose the type parameter, so the memoized component takes rows of `unknown`. */
const MemoizedTable = memo(function MemoizedTable({
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
  const measure = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => watchWidth(measure.current), []);
  // After every render: new rows may need wider columns.
  useBrowserLayoutEffect(() => {
    if (measure.current) fitTable(measure.current, measure.current.getBoundingClientRect().width);
  });
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
      <Measure ref={measure} />
      <Grid
        {...roles.table}
        aria-busy={isLoading}
        data-leads={rowAction ? true : undefined}
        data-list={columns.some(({ inList }) => inList) || undefined}
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

/** React 18 warns about layout effects on a server, where they do nothing. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const Frame = styled('div')`
  ${frameRules}
`;

/** Invisible. Its size follows the frame's width and the user's text size, so an observer notices a change of either. */
const Measure = styled('div')`
  block-size: ${rem(1)};
  margin-block-end: ${rem(-1)};
  visibility: hidden;
`;

const Grid = styled('table')`
  ${tableRules}
`;
