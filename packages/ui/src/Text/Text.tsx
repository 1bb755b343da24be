import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import type { Tone } from '../palette.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface TextProps extends Unstyled<ComponentPropsWithoutRef<'p'>> {
  size?: 12 | 14 | 16 | 20 | 24;
  tone?: 'default' | 'muted' | 'accent' | Tone;
  weight?: 'regular' | 'medium' | 'strong';
  /** Tabular figures, so that numbers in a column align. */
  isTabular?: boolean;
  /** Monospace, may break anywhere, and is never translated by a browser: hashes, addresses and codes. */
  isCode?: boolean;
  /** Renders inline text instead of a paragraph. */
  isInline?: boolean;
}

/** Body text. For a title use `Heading`, for money `Amount`, for a state `StatusBadge`. */
export function Text({
  size = 14,
  tone = 'default',
  weight = 'regular',
  isTabular = false,
  isCode = false,
  isInline = false,
  ...props
}: TextProps) {
  return (
    <Root
      {...props}
      as={isInline ? 'span' : 'p'}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-tabular={isTabular || undefined}
      data-code={isCode || undefined}
      translate={isCode ? 'no' : props.translate}
    />
  );
}

// An icon alone is in the middle of its line, so that a flex item with it is as high as the icon, not as a line.
const Root = styled('p')`
  font-size: ${token.text14};
  line-height: ${token.line14};
  font-weight: ${token.weightRegular};
  overflow-wrap: break-word;
  text-wrap: pretty;

  &[data-size='12'] {
    font-size: ${token.text12};
    line-height: ${token.line12};
  }
  &[data-size='16'] {
    font-size: ${token.text16};
    line-height: ${token.line16};
  }
  &[data-size='20'] {
    font-size: ${token.text20};
    line-height: ${token.line20};
  }
  &[data-size='24'] {
    font-size: ${token.text24};
    line-height: ${token.line24};
  }

  &[data-tone='muted'] {
    color: ${token.inkMuted};
  }
  &[data-tone='accent'] {
    color: ${token.accentText};
  }
  &[data-tone='neutral'] {
    color: ${token.neutralInk};
  }
  &[data-tone='info'] {
    color: ${token.infoInk};
  }
  &[data-tone='success'] {
    color: ${token.successInk};
  }
  &[data-tone='warning'] {
    color: ${token.warningInk};
  }
  &[data-tone='danger'] {
    color: ${token.dangerInk};
  }

  &[data-weight='medium'] {
    font-weight: ${token.weightMedium};
  }
  &[data-weight='strong'] {
    font-weight: ${token.weightStrong};
  }

  & > svg:only-child {
    vertical-align: middle;
  }

  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
  &[data-code] {
    font-family: ${token.fontMono};
    font-variant-numeric: slashed-zero;
    overflow-wrap: anywhere;
  }
`;
