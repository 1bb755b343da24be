import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../Icon/Icon.tsx';
import { token } from '../tokens.ts';
import { asCards } from './asCards.ts';
import { roles } from './roles.ts';
import type { TableColumn, TableRowAction } from './TableColumn.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  action: TableRowAction<Row> | undefined;
}

/** One record of a `Table`. */
export function TableRow<Row>({ row, columns, action }: TableRowProps<Row>) {
  return (
    <Root {...roles.row} data-has-action={action ? true : undefined}>
      {columns.map(({ id, header, cell, align = 'start', isRowHeader }) =>
        isRowHeader ? (
          <th key={id} {...roles.rowHeader} scope="row" data-label={header} data-align={align}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} {...roles.cell} data-label={header} data-align={align}>
            {cell(row)}
          </td>
        ),
      )}
      {action && (
        <td {...roles.cell} data-action>
          {'href' in action ? (
            <RowLink href={action.href(row)} aria-label={action.label(row)}>
              <Chevron />
            </RowLink>
          ) : (
            <RowButton onPress={() => action.onPress(row)} aria-label={action.label(row)}>
              <Chevron />
            </RowButton>
          )}
        </td>
      )}
    </Root>
  );
}

const Chevron = () => <Icon of={ChevronRight} size={16} />;

const Root = styled.tr`
  &[data-has-action]:hover {
    background: ${token.surfaceHover};
  }

  /* Links and buttons of the row's own stay above the area of the row's action. */
  & > :not([data-action]) :is(a, button) {
    position: relative;
    z-index: 1;
  }

  ${asCards} {
    [data-action] {
      position: absolute;
      inset-block: 0;
      inset-inline-end: ${token.space3};
      align-items: center;
    }
  }
`;

const rowTarget = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 100%;
  min-block-size: ${token.space6};
  border: 0;
  background: none;
  color: ${token.inkMuted};
  cursor: pointer;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &[data-focus-visible] {
    outline: none;
  }

  &[data-focus-visible]::after {
    border-radius: ${token.radiusControl};
    outline: 2px solid ${token.focus};
    outline-offset: -2px;
  }
`;

const RowLink = styled(Link)`
  ${rowTarget}
`;

const RowButton = styled(Button)`
  ${rowTarget}
`;
