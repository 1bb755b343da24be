import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import { gapRules, type Gap } from '../gap.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface InlineProps extends Unstyled<ComponentPropsWithoutRef<'div'>> {
  /** Distance between the children, in both directions; 2 (8 px) by default. */
  gap?: Gap;
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Prevents wrapping. Only for two small things that belong together. */
  isUnbroken?: boolean;
}

/** Places children in a row that wraps. For a column use `Stack`. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  isUnbroken = false,
  ...props
}: InlineProps) {
  return (
    <Root
      {...props}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-unbroken={isUnbroken || undefined}
    />
  );
}

const Root = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  ${gapRules}

  /* A word that is longer than the row breaks. */
  & > * {
    max-width: 100%;
  }

  /* An icon beside a long text. */
  & > svg {
    flex-shrink: 0;
  }

  &[data-unbroken] {
    flex-wrap: nowrap;
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
  }
`;
