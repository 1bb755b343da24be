import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { DecimalString } from '@meridian/money';
import type { ReactNode } from 'react';
import { isFigure } from '../Amount/writeFigure.ts';
import { Percent } from '../Percent/Percent.tsx';
import { plainList } from '../plainList.ts';
import { rem } from '../rem.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as token from '../tokens/tokens.ts';

export interface SplitPart {
  id: string;
  label: string;
  /**
   * In percent. If the shares sum up to less than 100, the rest of the bar stays empty; if to more, they are
   * scaled.
   */
  percent: DecimalString;
  /** The amount of the share, usually an `Amount`. */
  value?: ReactNode;
}

export interface SplitBarProps {
  /** The name of the whole, such as "Deposit body". */
  label: string;
  /** Two to four parts, in the order of the explanation. */
  parts: readonly SplitPart[];
  /** `rows` has one line for each part, with its amount and share at the end, below a thinner bar. */
  legend?: 'inline' | 'rows';
  /** The shares are not known yet: the bar is empty and the legend shows skeletons. */
  isLoading?: boolean;
}

/** Only for drawing; the legend shows the exact share. Undefined for unreadable, zero and negative shares. */
const drawnShare = (percent: DecimalString): number | undefined =>
  isFigure(percent) && /^[^-]*[1-9]/.test(percent) ? Math.min(Number(percent), 1e9) : undefined;

/** A missing share smaller than this is a rounding error. */
const ROUNDING = 1e-6;

/**
 * The parts of a whole, such as a deposit's savings and active part. The legend says everything that the bar
 * shows.
 */
export function SplitBar({ label, parts, legend = 'inline', isLoading = false }: SplitBarProps) {
  const rest = 100 - parts.reduce((sum, { percent }) => sum + (drawnShare(percent) ?? 0), 0);
  return (
    <Root aria-label={label} data-legend={legend}>
      <Bar aria-hidden>
        {parts.map(({ id, percent }) => (
          <div
            key={id}
            hidden={drawnShare(percent) === undefined}
            style={{ flexGrow: drawnShare(percent) }}
          />
        ))}
        {rest > ROUNDING && <span style={{ flexGrow: rest }} />}
      </Bar>
      <ul>
        {parts.map(({ id, label, percent, value }) => (
          <li key={id}>
            <span>{label}</span>
            <strong>{isLoading ? <Skeleton>30%</Skeleton> : <Percent value={percent} />}</strong>
            {value !== undefined && <span>{value}</span>}
          </li>
        ))}
      </ul>
    </Root>
  );
}

const enter = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  to { clip-path: inset(0); }
`;

const Root = styled('figure')`
  margin: 0;
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};

  ul {
    ${plainList}
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space2} ${token.space6};
    margin-block-start: ${token.space3};
  }

  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token.space2};
    padding-inline-start: ${token.space4};
  }

  li::before {
    position: absolute;
    inset-block-start: calc((${token.line14} - ${token.space2}) / 2);
    inset-inline-start: 0;
    inline-size: ${token.space2};
    block-size: ${token.space2};
    border-radius: ${token.radiusFull};
    background: ${token.accentLine};
    content: '';
    forced-color-adjust: none;
  }

  li > span {
    overflow-wrap: anywhere;
  }

  &[data-legend='rows'] > div {
    block-size: ${token.space2};
  }

  &[data-legend='rows'] > ul {
    flex-direction: column;
    gap: ${token.space1};
  }

  &[data-legend='rows'] li > span:first-of-type {
    margin-inline-end: auto;
    color: ${token.ink};
  }

  &[data-legend='rows'] strong {
    order: 1;
    min-inline-size: ${rem(2.5)};
    text-align: end;
    color: ${token.inkMuted};
    font-weight: ${token.weightRegular};
  }

  li > span:first-of-type {
    color: ${token.inkMuted};
  }

  strong {
    font-weight: ${token.weightStrong};
  }

  li:nth-of-type(2)::before,
  div > div:nth-of-type(2) {
    background: color-mix(in oklab, ${token.accentLine} 45%, ${token.surfaceRaised});
  }

  li:nth-of-type(3)::before,
  div > div:nth-of-type(3) {
    background: ${token.lineStrong};
  }

  li:nth-of-type(4)::before,
  div > div:nth-of-type(4) {
    background: color-mix(in oklab, ${token.lineStrong} 50%, ${token.surfaceRaised});
  }
`;

// The minimum width keeps even a share of 0.1 % visible, also at the rounded end.
const Bar = styled('div')`
  display: flex;
  gap: 2px;
  block-size: ${token.space3};
  overflow: hidden;
  border-radius: ${token.radiusFull};
  animation: ${enter} ${token.motionFigure} ease-out;

  & > div {
    flex-basis: 0;
    min-inline-size: 4px;
    background: ${token.accentLine};
    forced-color-adjust: none;
  }

  & > [hidden] {
    display: none;
  }

  & > span {
    flex-basis: 0;
    background: ${token.neutralSurface};

    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
`;
