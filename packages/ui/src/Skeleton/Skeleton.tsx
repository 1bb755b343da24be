import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import * as token from '../tokens/tokens.ts';

export interface SkeletonProps {
  /** Marks the placeholder for scripts. */
  [mark: `data-${string}`]: string | undefined;
  /**
   * Sample content, such as a typical amount. It is invisible and not announced; it only sets the size, so that
   * nothing moves later.
   */
  children?: ReactNode;
  /**
   * `text` is as high as its line, `block` fills its container, `field` is the box of a
   * leading amount, `circle` an icon. `row` is as high as a card of `RadioCards` with a mark.
   */
  shape?: 'text' | 'block' | 'field' | 'circle' | 'row';
}

/**
 * A placeholder for loading content. Place skeletons inside the components that will show the data, and set
 * `aria-busy` on the region once. For an action of the user use a button's pending state.
 */
export function Skeleton({ children, shape = 'text', ...marks }: SkeletonProps) {
  return (
    <Root {...marks} aria-hidden data-shape={shape} data-empty={children === undefined || undefined}>
      {children !== undefined && <span>{children}</span>}
    </Root>
  );
}

export interface SkeletonRowsProps {
  /** The number of rows, each 56 px high. */
  count: number;
}

/** Placeholders for a list, or for a page whose code is loading. It appears after a moment, so that it does not flash. */
export const SkeletonRows = ({ count }: SkeletonRowsProps) => (
  <Rows aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <span key={index}>
        <Skeleton />
        <Skeleton />
      </span>
    ))}
  </Rows>
);

const appear = keyframes`
  from { opacity: 0; }
`;

const Rows = styled('span')`
  display: block;
  animation: ${appear} ${token.motion} ${token.motion} backwards;

  & > span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    block-size: 56px;
  }

  & > span + span {
    border-block-start: 1px solid ${token.line};
  }
`;

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

  &:is([data-shape='block'], [data-shape='row']) {
    display: block;
    min-block-size: ${token.space12};
    border-radius: ${token.radiusCard};
  }

  &[data-shape='field'] {
    display: block;
    block-size: 72px;
  }

  &[data-shape='row'] {
    min-block-size: ${token.space16};
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
