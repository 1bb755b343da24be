import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../media.ts';
import { plainList } from '../plainList.ts';
import { rem } from '../rem.ts';
import { ROWS_WIDTH, rowsWidth } from './rowsWidth.ts';
import * as token from '../tokens/tokens.ts';

export interface RowListProps {
  /** Accessible name, if no heading above it names the list. */
  label?: string;
  /** `Row`s. */
  children: ReactNode;
  /** How many rows a phone shows; a link beside the list leads to all. All of them by default. */
  onPhone?: 2 | 3 | 5;
  /** `compact` rows are 48 px high. `cards` are for things with figures of their own, two beside each other where they fit. */
  layout?: 'rows' | 'compact' | 'cards';
}

/** Rows of two lines: what and how much. For columns that people compare use `Table`; for rows by day, `RowGroup`. */
export function RowList({ label, children, onPhone, layout = 'rows' }: RowListProps) {
  return (
    <Root aria-label={label} data-on-phone={onPhone} data-layout={layout}>
      {children}
    </Root>
  );
}

const Root = styled('ul')`
  ${plainList}

  &:not([data-layout='cards']) {
    max-inline-size: var(${rowsWidth}, ${rem(ROWS_WIDTH)});
  }

  &[data-layout='cards'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(300px, 34%)), 1fr));
    gap: ${token.space4};
  }

  ${media.small} {
    &[data-on-phone='2'] > :nth-child(n + 3),
    &[data-on-phone='3'] > :nth-child(n + 4),
    &[data-on-phone='5'] > :nth-child(n + 6) {
      display: none;
    }
  }
`;
