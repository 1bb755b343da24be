import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Fragment, useId, type ReactNode } from 'react';
import { media } from '../media.ts';
import * as token from '../tokens/tokens.ts';
import { daysPerDot, type DotDays } from './daysPerDot.ts';
import { MoneyArc } from './MoneyArc.tsx';
import {
  hatching,
  Mark,
  radii,
  strokeOf,
  strokeWidths,
  type MarkSize,
  type MoneyMark,
  type MoneySegment,
  type MoneyStop,
} from './moneyMarks.tsx';

export interface MoneyLineProps {
  segments: readonly MoneySegment[];
  stops?: readonly MoneyStop[];
  /** Days of the whole width, if it is more than the segments have: lines below each other share a scale. */
  length?: number;
  /** Days of a horizontal line that are over: a tick, unless it is the start, and fainter dots after it. */
  now?: number;
  shape?: 'horizontal' | 'vertical' | 'arc';
  /** 12 in a row, 24 with its stops, 40 alone; `chart` and a vertical line are as high as their container. */
  size?: 12 | 24 | 40 | 'chart';
  /** Days of each dot. By default as many as a line of 240 px needs; the legend says it where it is not one. */
  dotDays?: DotDays;
  /** What the line says, for screen readers. Leave it out where words beside it say the same. */
  label?: string;
  /** Words at both ends of a horizontal line. */
  start?: ReactNode;
  end?: ReactNode;
  /** The line is drawn when it appears. */
  enters?: boolean;
}

const markSizes = { 12: 'small', 24: 'usual', 40: 'large', chart: 'usual' } satisfies Record<
  NonNullable<MoneyLineProps['size']>,
  MarkSize
>;

/**
 * The way of money in time: solid is free, dots are held, a ring is a decision, a lock is where it comes free, dashes are on their way,
 * and hatching can be lost. Words beside it say the same. For a share of work use `Progress`.
 */
export function MoneyLine({
  segments,
  stops = [],
  length = Math.max(...segments.map(({ to }) => to)),
  now,
  shape = 'horizontal',
  size = 12,
  dotDays = daysPerDot(length),
  label,
  start,
  end,
  enters = false,
}: MoneyLineProps) {
  const hatchingId = useId();
  const markSize = markSizes[size];
  const isVertical = shape === 'vertical';
  const fills = isVertical || size === 'chart';
  const ringAt = (at: number) =>
    stops
      .filter((stop) => stop.at === at)
      .map(({ mark }) => <Ring key={`${mark} ${at}`} mark={mark} size={markSize} />);
  const across = isVertical
    ? { x1: '50%', y1: 0, x2: '50%', y2: '100%' }
    : { x1: 0, y1: '50%', x2: '100%', y2: '50%' };
  return (
    <Root style={{ blockSize: fills ? '100%' : undefined }}>
      <Track
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined || undefined}
        data-form={shape}
        style={shape === 'arc' ? { display: 'block' } : { blockSize: fills ? '100%' : size }}
        data-enters={enters || undefined}
      >
        {shape === 'arc' ? (
          <MoneyArc
            segments={segments}
            stops={stops}
            length={length}
            dotDays={dotDays}
            markSize={markSize}
            hatchingId={hatchingId}
          />
        ) : (
          segments.map(({ state, from, to }, index) => {
            const before = segments[index - 1]?.to ?? 0;
            const days = to - from;
            const ahead = Math.min(days, Math.max(0, to - (now ?? to)));
            return (
              <Fragment key={`${state} ${from}`}>
                {from > before && <span style={{ flexGrow: from - before }} />}
                {from !== before && ringAt(from)}
                {index === 0 && from === 0 && ringAt(0)}
                <Part style={{ flexGrow: days }}>
                  <Drawing style={{ maskPosition: `${(ahead / days) * 100}%` }}>
                    {state === 'risk' && <defs>{hatching(hatchingId)}</defs>}
                    <line {...across} {...strokeOf(state, days / dotDays, hatchingId)} />
                  </Drawing>
                  {ahead > 0 && ahead < days && (
                    <Tick style={{ insetInlineEnd: `${(ahead / days) * 100}%` }} />
                  )}
                </Part>
                {ringAt(to)}
              </Fragment>
            );
          })
        )}
        <span style={{ flexGrow: length - (segments.at(-1)?.to ?? 0) }} />
      </Track>
      {(start !== undefined || end !== undefined) && (
        <Words>
          <span>{start}</span>
          <span>{end}</span>
        </Words>
      )}
    </Root>
  );
}

function Ring({ mark, size }: { mark: MoneyMark; size: MarkSize }) {
  const radius = radii[size][mark];
  return (
    <Drawing
      viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}
      style={{ flex: 'none', inlineSize: 2 * radius, blockSize: 2 * radius }}
    >
      <Mark mark={mark} size={size} />
    </Drawing>
  );
}

const draw = keyframes`
  from { clip-path: inset(-16px 100% -16px -16px); }
  to { clip-path: inset(-16px); }
`;

const Drawing = styled('svg')`
  ${strokeWidths}
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  fill: none;
`;

const Part = styled('span')`
  display: block;
  position: relative;
  flex-basis: 0;
  min-inline-size: 0;
  min-block-size: 0;

  & > svg {
    mask: linear-gradient(90deg, #000 50%, #0006 0) 0/200%;
  }

  &:dir(rtl) > svg {
    scale: -1 1;
  }
`;

const Tick = styled('span')`
  position: absolute;
  inset-block: calc(50% - 7px);
  margin-inline-end: -2px;
  inline-size: 2px;
  background: ${token.ink};

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }

  ${media.print} {
    print-color-adjust: exact;
  }
`;

const Track = styled('div')`
  display: flex;
  align-items: center;

  & > span {
    flex-basis: 0;
    align-self: stretch;
  }

  &[data-form='vertical'] {
    flex-direction: column;
    inline-size: 24px;
  }

  &[data-enters] {
    animation: ${draw} ${token.motionFigure} ease-out;
  }
`;

const Words = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space3};
  justify-content: space-between;
`;

const Root = styled('div')`
  display: grid;
  gap: ${token.space1};
  min-inline-size: 0;
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontSans};
`;
