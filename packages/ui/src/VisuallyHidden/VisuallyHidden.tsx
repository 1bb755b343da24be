import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import type { Unstyled } from '../Unstyled.ts';

export type VisuallyHiddenProps = Unstyled<ComponentPropsWithoutRef<'span'>>;

/** Text for screen readers where a picture already says it. Prefer visible text. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Root {...props} />;

const Root = styled('span')`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
