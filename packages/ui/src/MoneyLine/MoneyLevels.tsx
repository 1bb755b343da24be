import styled from '@emotion/styled';
import type { DecimalString } from '@meridian/money';
import type { ReactNode } from 'react';
import { isFigure } from '../Amount/writeFigure.ts';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';
import { daysPerDot } from './daysPerDot.ts';
import { MoneyLine } from './MoneyLine.tsx';

export interface MoneyLevelsProps {
  /** Days that the money is held. */
  days: number;
  /** What the end brings, and what leaving before it costs: both have one scale. */
  gain: DecimalString;
  loss: DecimalString;
  /** The outcome at each level: an `Amount` and its condition. */
  words: {
    readonly end: ReactNode;
    readonly half?: ReactNode;
    readonly body: ReactNode;
    readonly early: ReactNode;
    /** Drawn as hatching, below a break of the scale. */
    readonly lost?: ReactNode;
  };
  /** The name of the list of outcomes. */
  label: string;
  /** Today, as a tick. */
  now?: number;
  /** An input that chooses a day, on the dots or at their end. */
  handle?: ReactNode;
  isHandleAtEnd?: boolean;
}

/** Only for drawing. Levels that are too close get the room that their words need. */
const heightOf = (value: DecimalString, most: number) =>
  Math.max(12, Math.round((toNumber(value) / most) * 100));
const toNumber = (value: DecimalString) => (isFigure(value) ? Math.max(0, Number(value)) : 0);

/**
 * What an amount that is held for some days can become: the dots are any day before the end, the lock is the end, and nothing is
 * drawn between the two, because nothing is there. The words are the outcomes in a list.
 */
export function MoneyLevels({
  days,
  gain,
  loss,
  words,
  label,
  now,
  handle,
  isHandleAtEnd = false,
}: MoneyLevelsProps) {
  const most = Math.max(toNumber(gain), toNumber(loss), Number.MIN_VALUE);
  const half = heightOf(gain, most) / 2;
  const fall = toNumber(loss) === 0 ? 0 : heightOf(loss, most);
  return (
    <Root
      style={{ gridTemplateRows: `auto ${half}fr ${half}fr ${fall}fr` }}
      data-short={words.lost === undefined || undefined}
    >
      <ul aria-label={label}>
        <li data-end>{words.end}</li>
        {words.half !== undefined && <li data-half>{words.half}</li>}
        <li data-body>{words.body}</li>
        <li data-early>{words.early}</li>
        {words.lost !== undefined && <li data-lost>{words.lost}</li>}
      </ul>
      <Riser aria-hidden />
      {words.half !== undefined && <HalfTick aria-hidden />}
      <Lane aria-hidden>
        <MoneyLine
          segments={[{ state: 'held', from: 0, to: days }]}
          dotDays={daysPerDot(days)}
          {...(now !== undefined && { now })}
        />
      </Lane>
      <End aria-hidden>
        <MoneyLine
          size={24}
          segments={[{ state: 'held', from: 0, to: 1 }]}
          stops={[{ mark: 'lock', at: 1 }]}
        />
      </End>
      {words.lost !== undefined && (
        <>
          <Break aria-hidden viewBox="0 0 16 8" focusable={false}>
            <path d="M1 6L5 2L8 6L11 2L15 6" />
          </Break>
          <Floor aria-hidden>
            <MoneyLine segments={[{ state: 'risk', from: 0, to: 1 }]} />
          </Floor>
        </>
      )}
      {handle !== undefined && (
        <Handle data-handle data-at-end={isHandleAtEnd || undefined}>
          {handle}
        </Handle>
      )}
    </Root>
  );
}

/** From the edge to the middle of the lock, and of a handle. */
const INSET = '12px';

const Root = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 216px;
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontSans};

  &[data-short] {
    min-block-size: 120px;
  }

  & > * {
    grid-column: 1;
  }

  & > ul {
    display: contents;
    ${plainList}
  }

  li {
    grid-column: 1;
    align-self: end;
  }

  li:not([data-end], [data-half]) {
    padding-inline-end: ${token.space8};
  }

  data {
    color: ${token.ink};
    font-size: ${token.text14};
    font-weight: ${token.weightMedium};
  }

  [data-end] {
    grid-row: 1;
    padding-inline-end: ${token.space8};
    text-align: end;
  }

  [data-half] {
    grid-row: 2;
    padding-block-start: ${token.space1};
    padding-inline-end: ${token.space8};
    text-align: end;
  }

  [data-body] {
    grid-row: 3;
    padding-block-end: 2px;
    border-block-end: 1px dashed ${token.lineStrong};
  }

  [data-early] {
    grid-row: 5;
    padding-block-start: 14px;
  }

  [data-lost] {
    grid-row: 7;
    padding-block-end: ${token.space1};
  }
`;

const Riser = styled('span')`
  grid-row: 2 / 5;
  justify-self: end;
  border-inline-end: 3px solid ${token.accentLine};
  margin-inline-end: calc(${INSET} - 1.5px);
`;

const HalfTick = styled('span')`
  grid-row: 2;
  align-self: end;
  justify-self: end;
  inline-size: 12px;
  border-block-end: 2px solid ${token.accentLine};
  margin-block-end: -1px;
  margin-inline-end: 6px;
`;

// Beside a handle the lane begins in the middle of it, where the first day is.
const Lane = styled('div')`
  grid-row: 4;
  align-self: end;
  margin-block-end: -6px;
  margin-inline-end: ${INSET};

  *:has(> [data-handle]) > & {
    margin-inline-start: ${INSET};
  }
`;

const End = styled('div')`
  grid-row: 1;
  align-self: end;
  justify-self: end;
  inline-size: 24px;
  margin-block-end: -12px;
  border-radius: ${token.radiusFull};
  background: ${token.surfaceRaised};
`;

const Break = styled('svg')`
  grid-row: 6;
  inline-size: 16px;
  block-size: 8px;
  margin-block: ${token.space3} ${token.space2};
  fill: none;

  path {
    stroke: ${token.lineStrong};
    stroke-width: 1.5;
  }
`;

const Floor = styled('div')`
  grid-row: 8;
  margin-inline-end: ${INSET};
`;

const Handle = styled('div')`
  display: grid;
  position: relative;
  grid-row: 4;
  align-self: end;
  block-size: ${token.targetMin};
  margin-block-end: calc(-0.5 * ${token.targetMin});

  &[data-at-end] {
    grid-row: 1;
  }
`;
