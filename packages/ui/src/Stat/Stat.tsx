import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { leadingFigure, wideLeadingFigure } from '../leadingFigure.ts';
import * as token from '../tokens/tokens.ts';

export interface StatProps {
  label: string;
  /** Usually an `Amount`; a `Skeleton` while it loads. */
  value: ReactNode;
  /** Additional information, such as until when the amount is locked. */
  hint?: ReactNode;
  /** `lead` for the one number of a screen, `panel` for the one of a panel or dialog, `quiet` for the others. */
  emphasis?: 'lead' | 'panel' | 'quiet';
}

/** A labelled figure in a `StatList`. For several facts about one thing use `KeyValueList`. */
export function Stat({ label, value, hint, emphasis = 'quiet' }: StatProps) {
  return (
    <Root data-emphasis={emphasis}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {hint !== undefined && <dd data-hint>{hint}</dd>}
    </Root>
  );
}

// The subgrid aligns labels, values and hints of neighbouring stats. A long amount wraps between its groups before it reaches its
// neighbour; in a panel it is in one line, smaller where there is too little room.
const Root = styled('div')`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  align-content: start;
  min-inline-size: 0;
  padding-block-end: ${token.space5};

  &:is([data-emphasis='lead'], [data-emphasis='panel']) {
    grid-column: 1 / -1;
  }

  dt,
  [data-hint] {
    margin: 0;
    color: ${token.inkMuted};
    font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};
  }

  dd:not([data-hint]) {
    margin: ${token.space1} 0 0;
    color: ${token.ink};
    font: ${token.weightStrong} ${token.text20} / ${token.line20} ${token.fontSans};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }

  dd data {
    white-space: normal;
  }

  dd data wbr {
    display: inline;
  }

  &[data-emphasis='lead'] dd:not([data-hint]) {
    ${leadingFigure}
  }

  &[data-emphasis='panel'] dd:not([data-hint]) {
    font-size: clamp(${token.text24}, 8vw, ${token.text32});
    line-height: 1.25;
    letter-spacing: -0.02em;
  }

  &[data-emphasis='panel'] dd data[data-wide='panel'] {
    font-size: clamp(${token.text20}, 6.4vw, ${token.text24});
  }

  &[data-emphasis='lead'] dd data[data-wide] {
    ${wideLeadingFigure}
  }

  [data-hint] {
    margin-block-start: ${token.space1};
    font-size: ${token.text12};
    line-height: ${token.line12};
  }
`;
