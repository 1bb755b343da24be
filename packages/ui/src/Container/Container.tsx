import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import { media } from '../media.ts';
import { pageBox, withGutters } from '../pageGutter.ts';
import { rem } from '../rem.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface ContainerProps extends Unstyled<ComponentPropsWithoutRef<'div'>> {
  /** The width of the content: a page of cards and lists (1120 px, from 1536 px 1280), a text or a form. */
  width?: 'page' | 'text' | 'form';
}

/** Keeps a page off the edges of the window, and centres it. `AppShell` and `AuthLayout` do this themselves. */
export function Container({ width = 'page', ...props }: ContainerProps) {
  return <Root {...props} data-width={width} />;
}

const Root = styled('div')`
  ${pageBox}

  &[data-width='text'] {
    max-inline-size: ${withGutters(rem(42))};
  }

  &[data-width='form'] {
    max-inline-size: ${withGutters(rem(27.5))};
  }

  ${media.print} {
    padding: 0;
  }
`;
