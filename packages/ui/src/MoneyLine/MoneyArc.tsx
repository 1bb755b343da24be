import styled from '@emotion/styled';
import type { DotDays } from './daysPerDot.ts';
import {
  hatching,
  Mark,
  radii,
  strokeOf,
  strokeWidths,
  type MarkSize,
  type MoneySegment,
  type MoneyStop,
} from './moneyMarks.tsx';

interface MoneyArcProps {
  segments: readonly MoneySegment[];
  stops: readonly MoneyStop[];
  length: number;
  dotDays: DotDays;
  markSize: MarkSize;
  hatchingId: string;
}

const RADIUS = 160;

const rounded = (value: number) => Math.round(value * 100) / 100;

function pointAt(share: number) {
  const angle = Math.PI * (1 - share);
  return { x: rounded(RADIUS * (1 + Math.cos(angle))), y: rounded(RADIUS * (1 - Math.sin(angle))) };
}

/** The line as half a circle. */
export function MoneyArc({ segments, stops, length, dotDays, markSize, hatchingId }: MoneyArcProps) {
  // As much of the arc as a ring covers on one side.
  const coveredAt = (at: number) =>
    Math.max(0, ...stops.filter((stop) => stop.at === at).map(({ mark }) => radii[markSize][mark])) /
    (Math.PI * RADIUS);
  return (
    <Drawing viewBox={`0 0 ${2 * RADIUS} ${RADIUS}`}>
      <defs>{hatching(hatchingId)}</defs>
      {segments.map(({ state, from, to }) => {
        const start = pointAt(from / length + coveredAt(from));
        const end = pointAt(to / length - coveredAt(to));
        return (
          <path
            key={`${state} ${from}`}
            d={`M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`}
            {...strokeOf(state, (to - from) / dotDays, hatchingId)}
          />
        );
      })}
      {stops.map(({ mark, at }) => {
        const { x, y } = pointAt(at / length);
        return (
          <g key={`${mark} ${at}`} transform={`translate(${x} ${y})`}>
            <Mark mark={mark} size={markSize} />
          </g>
        );
      })}
    </Drawing>
  );
}

const Drawing = styled('svg')`
  ${strokeWidths}
  display: block;
  inline-size: 100%;
  aspect-ratio: 2;
  overflow: visible;
  fill: none;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
