import { styled } from '../styles/styled.ts';
import type { ComponentPropsWithoutRef } from 'react';
import { gapRules, type Gap } from '../gap.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface InlineProps extends Unstyled<ComponentPropsWithoutRef<'div'>> {
  /** Distance between the children, in both directions; 2 (8 px) unless given. */
  gap?: Gap;
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Keeps the children on one line whatever the width; only for two small things that belong together. */
  isUnbroken?: boolean;
}

/** Puts children in a row that wraps when it must. For rows under each other use `Stack`. */
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

  /* A single word that is longer than the row breaks in it. */
  & > * {
    max-width: 100%;
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
