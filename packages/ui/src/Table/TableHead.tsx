import styled from '@emotion/styled';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { stickyTop } from '../media.ts';
import { Icon } from '../Icon/Icon.tsx';
import { token } from '../tokens.ts';
import { asCards } from './asCards.ts';
import { roles } from './roles.ts';
import type { TableColumn, TableSort } from './TableColumn.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  actionHeader: string | undefined;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** The header row of a `Table`; over cards it shrinks to the buttons that sort them. */
export function TableHead<Row>({ columns, sort, onSortChange, actionHeader }: TableHeadProps<Row>) {
  return (
    <Root {...roles.rowGroup}>
      <tr {...roles.row}>
        {columns.map(({ id, header, align = 'start', isSortable }) => {
          if (!isSortable) {
            return (
              <th key={id} {...roles.columnHeader} scope="col" data-align={align}>
                {header}
              </th>
            );
          }
          const direction = sort?.column === id ? sort.direction : 'none';
          const next = direction === 'ascending' ? 'descending' : 'ascending';

          return (
            <th
              key={id}
              {...roles.columnHeader}
              scope="col"
              data-align={align}
              data-sortable
              aria-sort={direction}
            >
              <SortButton type="button" onClick={() => onSortChange?.({ column: id, direction: next })}>
                {header}
                <Icon of={icons[direction]} size={16} />
              </SortButton>
            </th>
          );
        })}
        {actionHeader !== undefined && (
          <th {...roles.columnHeader} scope="col" data-action>
            <span>{actionHeader}</span>
          </th>
        )}
      </tr>
    </Root>
  );
}

const Root = styled.thead`
  th {
    position: sticky;
    inset-block-start: ${stickyTop};
    z-index: ${token.layerSticky};
    padding: ${token.space2} ${token.space4};
    border-block-end: 1px solid ${token.line};
    background: ${token.surfaceSunken};
    color: ${token.inkMuted};
    font: ${token.weightMedium} ${token.text12} / ${token.line12} ${token.fontSans};
    text-align: start;
    vertical-align: middle;
  }

  th:first-of-type {
    border-start-start-radius: ${token.radiusCard};
  }

  th:last-of-type {
    border-start-end-radius: ${token.radiusCard};
  }

  th[data-align='end'] {
    text-align: end;
  }

  th[data-action] {
    inline-size: ${token.space12};
    padding: 0;
  }

  th[data-action] span {
    position: absolute;
    overflow: hidden;
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
  }

  ${asCards} {
    display: block;

    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${token.space4};
    }

    tr:has(th[data-sortable]) {
      padding: ${token.space2} ${token.space4};
      border-block-end: 1px solid ${token.line};
    }

    th {
      position: static;
      padding: 0;
      border: 0;
      background: none;
    }

    th:not([data-sortable]) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space1};
  min-block-size: ${token.space6};
  margin: calc(-1 * ${token.space1});
  padding: ${token.space1};
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;

  svg {
    flex: none;
  }

  /* The words stay above the digits. */
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }

  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > &,
  &:hover {
    color: ${token.ink};
  }

  &:focus-visible {
    outline: 2px solid ${token.focus};
  }

  @media (pointer: coarse) {
    min-block-size: ${token.targetMin};
  }
`;
