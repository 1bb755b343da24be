import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export type DividerProps = Unstyled<ComponentPropsWithoutRef<'hr'>>;

/** A line between two subjects on one surface. Prefer white space if it is enough. */
export const Divider = (props: DividerProps) => <Root {...props} />;

const Root = styled('hr')`
  width: 100%;
  height: 0;
  margin: 0;
  border: 0;
  border-block-start: 1px solid ${token.line};
`;
