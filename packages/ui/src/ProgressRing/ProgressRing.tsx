import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import * as token from '../tokens/tokens.ts';

export interface ProgressRingProps {
  /** What is in progress, such as "Term of the deposit". */
  label: string;
  /** From 0 to 100: a share of time or work, never an amount. Leave it out for indeterminate progress. */
  percent?: number;
  /**
   * The value in words, such as "12 of 30 days". It is announced; show it beside the ring if everyone should
   * see it.
   */
  valueText: string;
  /** 20 beside a word, 40 in a list row, 64 in a card. */
  size?: 20 | 40 | 64;
  tone?: 'accent' | 'success';
}

/** Progress where a bar does not fit. Otherwise use `Progress`, which shows its text to everyone. */
export function ProgressRing({ label, percent, valueText, size = 40, tone = 'accent' }: ProgressRingProps) {
  const filled = percent === undefined ? 25 : Math.min(100, Math.max(0, percent));
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent === undefined ? undefined : filled}
      aria-valuetext={valueText}
      data-size={size}
      data-tone={tone}
      data-endless={percent === undefined || undefined}
    >
      <svg viewBox="0 0 40 40" aria-hidden focusable={false}>
        <circle cx="20" cy="20" r="17" pathLength={100} />
        {filled > 0 && (
          // Longer than the circle, so that a full ring has no seam.
          <circle
            cx="20"
            cy="20"
            r="17"
            pathLength={100}
            strokeDasharray={`${filled === 100 ? 101 : filled} 101`}
            data-filled
          />
        )}
      </svg>
    </Root>
  );
}

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Root = styled('span')`
  --filled: ${token.accentLine};
  display: inline-block;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  vertical-align: middle;

  &[data-size='20'] {
    inline-size: 20px;
    block-size: 20px;
  }

  &[data-size='64'] {
    inline-size: 64px;
    block-size: 64px;
  }

  &[data-tone='success'] {
    --filled: ${token.success};
  }

  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    transform: rotate(-90deg);
  }

  circle {
    fill: none;
    stroke: ${token.neutralSurface};
    stroke-width: 4;
  }

  &[data-size='20'] circle {
    stroke-width: 5;
  }

  [data-filled] {
    stroke: var(--filled);
    transition: stroke-dasharray ${token.motionFigure} ease-out;
  }

  @media (prefers-reduced-motion: no-preference) {
    &[data-endless] {
      animation: ${turn} 1s linear infinite;
    }
  }

  @media (forced-colors: active) {
    --filled: Highlight;

    circle {
      stroke: GrayText;
    }

    [data-filled] {
      stroke: var(--filled);
    }
  }
`;
