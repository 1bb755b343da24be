import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import { quietEndRules } from '../Button/buttonRules.ts';
import { gapRules, type Gap } from '../gap.ts';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface InlineProps extends Unstyled<ComponentPropsWithoutRef<'div'>> {
  /** Distance between the children, in both directions; 2 (8 px) by default. */
  gap?: Gap;
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Prevents wrapping. Only for two small things that belong together. */
  isUnbroken?: boolean;
  /** On a small screen the children stay in one row, which scrolls sideways: filters above a list. */
  scrollsOnPhone?: boolean;
}

/** Places children in a row that wraps. For a column use `Stack`. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  isUnbroken = false,
  scrollsOnPhone = false,
  ...props
}: InlineProps) {
  return (
    <Root
      {...props}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-unbroken={isUnbroken || undefined}
      data-scrolls={scrollsOnPhone || undefined}
    />
  );
}

// - A word that is longer than the row breaks, and an icon beside a long text keeps its size.
// - On a phone the content of a scrolling row does not count for its width, so that it takes what the buttons beside it leave.
// - Its padding keeps focus rings whole, and lets the last child leave the faded end.
const Root = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  ${gapRules}

  & > * {
    max-width: 100%;
  }

  & > svg {
    flex-shrink: 0;
  }

  &[data-unbroken] {
    flex-wrap: nowrap;
  }

  ${media.small} {
    &[data-scrolls] {
      --fade: ${token.space4};
      flex-wrap: nowrap;
      flex-grow: 1;
      min-inline-size: min(10rem, 100%);
      contain: inline-size;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      scroll-padding-inline: ${token.space1} var(--fade);
      margin: calc(-1 * ${token.space1});
      padding: ${token.space1} var(--fade) ${token.space1} ${token.space1};
      mask-image: linear-gradient(to left, transparent, #000 var(--fade));
    }

    &[data-scrolls]:dir(rtl) {
      mask-image: linear-gradient(to right, transparent, #000 var(--fade));
    }

    &[data-scrolls] > * {
      flex: none;
      max-inline-size: none;
      white-space: nowrap;
    }
  }

  &[data-align='start'] {
    align-items: flex-start;
  }

  &[data-align='end'] {
    align-items: flex-end;
  }

  &[data-align='baseline'] {
    align-items: baseline;
  }

  &[data-align='stretch'] {
    align-items: stretch;
  }

  &[data-justify='center'] {
    justify-content: center;
  }

  &[data-justify='end'] {
    justify-content: flex-end;
  }

  &[data-justify='between'] {
    justify-content: space-between;
    ${quietEndRules}
  }
`;
