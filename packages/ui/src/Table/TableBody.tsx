import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { token } from '../tokens.ts';
import { asCards } from './asCards.ts';
import { roles } from './roles.ts';
import type { TableColumn, TableRowAction } from './TableColumn.ts';
import { TableRow } from './TableRow.tsx';

interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getRowKey: (row: Row) => string;
  empty: ReactNode;
  isLoading: boolean;
  skeletonRows?: number;
  rowAction?: TableRowAction<Row>;
}

/** The rows of a `Table`, their skeletons, or what stands in their place. */
export function TableBody<Row>({
  columns,
  rows,
  getRowKey,
  empty,
  isLoading,
  skeletonRows = 5,
  rowAction,
}: TableBodyProps<Row>) {
  if (rows.length > 0) {
    return (
      <Root {...roles.rowGroup}>
        {rows.map((row) => (
          <TableRow key={getRowKey(row)} row={row} columns={columns} action={rowAction} />
        ))}
      </Root>
    );
  }
  if (isLoading) {
    return (
      <Root {...roles.rowGroup} data-skeleton>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <tr key={index} {...roles.row}>
            {columns.map(({ id, header, align = 'start' }) => (
              <td key={id} {...roles.cell} data-label={header} data-align={align}>
                <Skeleton />
              </td>
            ))}
            {rowAction && <td {...roles.cell} data-action />}
          </tr>
        ))}
      </Root>
    );
  }
  return (
    <Root {...roles.rowGroup}>
      <tr {...roles.row}>
        <td {...roles.cell} data-empty colSpan={columns.length + (rowAction ? 1 : 0)}>
          {empty}
        </td>
      </tr>
    </Root>
  );
}

const Root = styled.tbody`
  tr {
    position: relative;
  }

  tr + tr > * {
    border-block-start: 1px solid ${token.line};
  }

  td,
  th {
    padding: ${token.space3} ${token.space4};
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
  }

  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums slashed-zero;
  }

  [data-action] {
    padding: 0;
  }

  td[data-empty] {
    padding: ${token.space6} ${token.space4};
  }

  ${asCards} {
    display: block;

    tr {
      display: grid;
      gap: ${token.space2};
      padding: ${token.space4};
    }

    tr:has(> [data-action]) {
      padding-inline-end: ${token.space10};
    }

    tr + tr {
      border-block-start: 1px solid ${token.line};
    }

    tr + tr > * {
      border: 0;
    }

    td,
    th {
      display: flex;
      justify-content: space-between;
      gap: ${token.space4};
      padding: 0;
      text-align: end;
      overflow-wrap: anywhere;
    }

    /* Thirty digits go on in the next line rather than off the screen. */
    data {
      white-space: normal;
    }

    /* The label is for the eye: a screen reader already has the column's header. */
    [data-label]::before {
      flex: 1 0 auto;
      max-inline-size: 50%;
      overflow-wrap: normal;
      color: ${token.inkMuted};
      text-align: start;
      content: attr(data-label);
      content: attr(data-label) / '';
    }

    td[data-empty] {
      display: block;
    }
  }
`;
