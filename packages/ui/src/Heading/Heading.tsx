import styled from '@emotion/styled';
import { Heading as AriaHeading, type HeadingProps as AriaHeadingProps } from 'react-aria-components/Heading';
import { rem } from '../rem.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

type Level = 1 | 2 | 3 | 4;
type Size = 14 | 16 | 18 | 20 | 24 | 32 | 44 | 60;

export interface HeadingProps extends Unstyled<AriaHeadingProps> {
  /** Heading level; one level 1 per page. */
  level: Level;
  /** Visual size, if it differs from the level, as on a public page. 14 is muted. */
  size?: Size;
}

const sizeOf: Readonly<Record<Level, Size>> = { 1: 24, 2: 18, 3: 14, 4: 14 };

/** A title of a page or a section. For text that only looks important use `Text` with a weight. */
export function Heading({ level, size = sizeOf[level], ...props }: HeadingProps) {
  return <Root {...props} level={level} data-size={size} />;
}

// Titles that are read, not worked with, have the reading face. They grow with the window.
const Root = styled(AriaHeading)`
  margin: 0;
  font-family: ${token.fontSans};
  font-weight: ${token.weightStrong};
  letter-spacing: -0.01em;
  overflow-wrap: break-word;
  text-wrap: balance;

  &:is([data-size='32'], [data-size='44'], [data-size='60']) {
    font-family: ${token.fontHeading};
    font-weight: ${token.weightHeading};
    line-height: 1.12;
    letter-spacing: -0.02em;
  }

  &[data-size='14'] {
    color: ${token.inkMuted};
    font-size: ${token.text14};
    line-height: ${token.line14};
  }
  &[data-size='16'] {
    font-size: ${token.text16};
    line-height: ${token.line16};
  }
  &[data-size='18'] {
    font-size: ${token.text18};
    line-height: ${token.line18};
  }
  &[data-size='20'] {
    font-size: ${token.text20};
    line-height: ${token.line20};
  }
  &[data-size='24'] {
    font-size: ${token.text24};
    line-height: ${token.line24};
  }
  &[data-size='32'] {
    font-size: min(${rem(0.9)} + 2.5vw, ${rem(2.5)});
  }
  &[data-size='44'] {
    font-size: min(${rem(1.2)} + 3.3vw, ${token.text44});
  }
  &[data-size='60'] {
    font-size: min(${rem(1.2)} + 3.3vw, ${rem(4.5)});
  }
`;
