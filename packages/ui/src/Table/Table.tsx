import { memo, useId, type ReactNode } from 'react';
import { styled } from '../styles/styled.ts';
import { isLong, rowCount, roles } from './tableStructure.ts';
import { watchRoom } from './asCards.ts';
import { TableBody } from './TableBody.tsx';
import type { SortableTableColumn, TableColumn, TableRowAction, TableSort } from './TableColumn.ts';
import { TableFoot, TableHead } from './TableHead.tsx';
import { frameRules, tableRules } from './tableRules.ts';

interface RowProps<Row> {
  /** Names the table to a screen reader; what is seen is the heading above it. */
  caption: string;
  /** From 101 rows on, only those near the eye are in the page; a screen reader is still told how many there are. */
  rows: readonly Row[];
  getRowKey(this: void, row: Row): string;
  /** Stands where the rows would be when there are none; usually an `EmptyState`. */
  empty: ReactNode;
  /** Without rows: skeletons of them. With rows: they stay, marked as being refreshed. */
  isLoading?: boolean;
  /** How many skeleton rows; the page's limit, so that nothing moves when the rows arrive. */
  skeletonRows?: number;
  /** One link or button a row, which the whole row answers to. */
  rowAction?: TableRowAction<Row>;
  /** In pixels. What is higher scrolls inside the table, under its header; without it, the header stays while the page scrolls. */
  maxHeight?: number;
}

export type TableProps<Row> = RowProps<Row> &
  (
    | { columns: readonly TableColumn<Row>[]; sort?: undefined; onSortChange?: undefined }
    | {
        columns: readonly SortableTableColumn<Row>[];
        /** The order that the rows are in; the table does not sort them itself. */
        sort?: TableSort | undefined;
        /** Asks for the rows in another order, when a header that is `isSortable` is pressed. */
        onSortChange: (sort: TableSort) => void;
      }
  );

/**
 * Shows records of one kind: a native table, and under 640 px of its own width a list of cards of the same elements.
 * For a few facts about one thing use `KeyValueList`; there is no grid to edit in.
 */
export function Table<Row>(props: TableProps<Row>) {
  return <TableOfAnything {...props} />;
}

/** Without a type parameter, which `memo` would lose: a page that renders for another reason leaves its table alone. */
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
      <div ref={watchRoom} />
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
