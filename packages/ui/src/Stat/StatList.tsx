import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import * as token from '../tokens/tokens.ts';
import { rem } from '../rem.ts';

export interface StatListProps {
  /** `Stat`s of equal weight. */
  children: ReactNode;
  /** Accessible name, if the list has no heading. */
  label?: string;
}

/** Places figures side by side, as many per row as fit without wrapping. */
export function StatList({ children, label }: StatListProps) {
  return <Root aria-label={label}>{children}</Root>;
}

// Beside another element, the figures shrink before they overflow. At most three are in a row, so that six are two even rows.
const Root = styled('dl')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${rem(13.5)}, var(--least, 0px))), 1fr));
  gap: 0 ${token.space6};
  min-inline-size: 0;
  margin: 0 0 calc(-1 * ${token.space5});

  &:has(> :nth-child(5)) {
    --least: 28%;
  }
`;
