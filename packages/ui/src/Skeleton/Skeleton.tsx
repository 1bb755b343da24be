import { keyframes } from '@emotion/react';
import { styled } from '../styles/styled.ts';
import type { ReactNode } from 'react';
import * as token from '../tokens/tokens.ts';

export interface SkeletonProps {
  /**
   * A sample of what will come, such as a typical amount: it is not shown and not read, it only gives the place its
   * true size, so that nothing moves when the real thing arrives.
   */
  children?: ReactNode;
  /** `text` keeps to the line it stands in, `block` fills its box, `circle` is for an icon. */
  shape?: 'text' | 'block' | 'circle';
}

/**
 * Holds the place of something that is loading. Lay skeletons out with the very components that will show the data,
 * and say once that it is loading (`aria-busy` on the region). For an act of the person's use a button's pending state.
 */
export function Skeleton({ children, shape = 'text' }: SkeletonProps) {
  return (
    <Root aria-hidden data-shape={shape} data-empty={children === undefined || undefined}>
      {children !== undefined && <span>{children}</span>}
    </Root>
  );
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Root = styled('span')`
  display: inline-block;
  max-inline-size: 100%;
  border-radius: ${token.radiusControl};
  background: ${token.neutralSurface};

  & > span {
    visibility: hidden;
  }

  &[data-empty][data-shape='text'] {
    inline-size: 8ch;
    block-size: 1em;
    vertical-align: middle;
  }

  &[data-shape='block'] {
    display: block;
    min-block-size: ${token.space12};
    border-radius: ${token.radiusCard};
  }

  &[data-empty][data-shape='circle'] {
    inline-size: ${token.space10};
    block-size: ${token.space10};
    border-radius: ${token.radiusFull};
  }

  @media (forced-colors: active) {
    outline: 1px dashed GrayText;
    outline-offset: -1px;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;
