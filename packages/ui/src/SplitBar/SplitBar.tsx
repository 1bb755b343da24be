import { keyframes } from '@emotion/react';
import { styled } from '../styles/styled.ts';
import type { DecimalString } from '@meridian/money';
import type { ReactNode } from 'react';
import { isFigure } from '../Amount/writeFigure.ts';
import { Percent } from '../Percent/Percent.tsx';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';

export interface SplitPart {
  id: string;
  label: string;
  /** In percent; the shares make a hundred. Of less than that the rest of the bar stays empty, of more it is shared out. */
  percent: DecimalString;
  /** What the share comes to, usually an `Amount`. */
  value?: ReactNode;
}

export interface SplitBarProps {
  /** Names the whole, such as "Deposit body". */
  label: string;
  /** Two to four parts, in the order in which they are explained. */
  parts: readonly SplitPart[];
}

/** For the eye alone, the legend has the share itself; undefined for nothing, for less and for what is no figure. */
const drawnShare = (percent: DecimalString): number | undefined =>
  isFigure(percent) && /^[^-]*[1-9]/.test(percent) ? Math.min(Number(percent), 1e9) : undefined;

/** Less of a hundred than this is left by rounding. */
const ROUNDING = 1e-6;

/** How a whole is divided, such as a deposit's savings and active part. The legend says everything that the bar shows. */
export function SplitBar({ label, parts }: SplitBarProps) {
  const rest = 100 - parts.reduce((sum, { percent }) => sum + (drawnShare(percent) ?? 0), 0);
  return (
    <Root aria-label={label}>
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
            <strong>
              <Percent value={percent} />
            </strong>
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

const Bar = styled('div')`
  display: flex;
  gap: 2px;
  block-size: ${token.space3};
  overflow: hidden;
  border-radius: ${token.radiusFull};
  animation: ${enter} ${token.motionFigure} ease-out;

  & > div {
    flex-basis: 0;
    /* A chance of a thousandth is still to be seen, at the round end too. */
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
