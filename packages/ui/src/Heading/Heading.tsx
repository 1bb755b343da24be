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

const Root = styled(AriaHeading)`
  margin: 0;
  font-family: ${token.fontSans};
  font-weight: ${token.weightStrong};
  overflow-wrap: break-word;
  text-wrap: balance;

  /* What is read, not worked with. */
  &:is([data-size='32'], [data-size='44'], [data-size='60']) {
    font-family: ${token.fontHeading};
    font-weight: ${token.weightHeading};
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
    letter-spacing: -0.01em;
  }
  &[data-size='20'] {
    font-size: ${token.text20};
    line-height: ${token.line20};
    letter-spacing: -0.01em;
  }
  &[data-size='24'] {
    font-size: ${token.text24};
    line-height: ${token.line24};
    letter-spacing: -0.014em;
  }
  &[data-size='32'] {
    font-size: ${token.text32};
    line-height: ${token.line32};
  }
  &[data-size='44'] {
    font-size: ${token.text44};
    line-height: ${token.line44};
  }
  &[data-size='60'] {
    font-size: ${token.text60};
    line-height: ${token.line60};
  }

  @media (min-width: 1024px) {
    &[data-size='32'] {
      font-size: ${rem(2.5)};
      line-height: ${rem(3)};
    }
    &[data-size='60'] {
      font-size: ${rem(4)};
      line-height: ${rem(4.25)};
    }
  }

  @media (min-width: 1600px) {
    &[data-size='60'] {
      font-size: ${rem(4.5)};
      line-height: ${rem(4.75)};
    }
  }

  @media (max-width: 479.98px) {
    &[data-size='32'] {
      font-size: ${token.text24};
      line-height: ${token.line24};
    }
    &:is([data-size='44'], [data-size='60']) {
      font-size: ${token.text32};
      line-height: ${token.line32};
    }
  }
`;
