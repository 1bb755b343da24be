import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { token } from '../tokens.ts';
import { asCards } from './asCards.ts';
import { roles } from './roles.ts';
import { TableBody } from './TableBody.tsx';
import type { TableColumn, TableRowAction, TableSort } from './TableColumn.ts';
import { TableHead } from './TableHead.tsx';

export interface TableProps<Row> {
  /** Names the table to a screen reader; what is seen is the heading above it. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getRowKey: (row: Row) => string;
  /** Stands where the rows would be when there are none; usually an `EmptyState`. */
  empty: ReactNode;
  /** Without rows: skeletons of them. With rows: they stay, marked as being refreshed. */
  isLoading?: boolean;
  /** How many skeleton rows; the page's limit, so that nothing moves when the rows arrive. */
  skeletonRows?: number;
  /** The order that the rows are in; the table does not sort them itself. */
  sort?: TableSort | undefined;
  onSortChange?: (sort: TableSort) => void;
  /** One link or button a row, which the whole row answers to. */
  rowAction?: TableRowAction<Row>;
}

/**
 * Shows records of one kind: a native table, and under 640 px of its own width a list of cards of the same elements.
 * For a few facts about one thing use `KeyValueList`; there is no grid to edit in.
 */
export function Table<Row>({ caption, isLoading = false, ...props }: TableProps<Row>) {
  const { columns, sort, onSortChange, rowAction } = props;
  return (
    <Frame>
      <Grid {...roles.table} aria-busy={isLoading}>
        <caption>{caption}</caption>
        <TableHead
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          actionHeader={rowAction?.header}
        />
        <TableBody {...props} isLoading={isLoading} />
      </Grid>
    </Frame>
  );
}

const Frame = styled.div`
  container: table / inline-size;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surfaceRaised};
  color: ${token.ink};
`;

const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};

  &[aria-busy='true'] {
    cursor: progress;
  }

  caption {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  ${asCards} {
    display: block;
  }
`;
