import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../media.ts';

export interface FromMediumProps {
  children: ReactNode;
}

/** What a small screen does without, because it is also elsewhere: the period of an overview, a note. Never the only way to it. */
export const FromMedium = ({ children }: FromMediumProps) => <Root>{children}</Root>;

const Root = styled('div')`
  display: contents;

  ${media.small} {
    display: none;
  }
`;
