import { keyframes, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';

export interface PrizeBoxProps {
  /** Which of the three drawings: with a bow, a clasp or a gem. A dearer box has more bands. */
  rank: 1 | 2 | 3;
  /** An open box lifts its lid once when it appears, at once with reduced motion. */
  isOpen?: boolean;
}

/** The vertical bands of the box, by rank. */
const bands = { 1: [48], 2: [32, 64], 3: [28, 48, 68] } as const;

/** A line drawing of a box with prizes, 96 px. It says nothing to a screen reader: name the box beside it. */
export function PrizeBox({ rank, isOpen = false }: PrizeBoxProps) {
  return (
    <Root viewBox="0 0 96 96" aria-hidden focusable={false} data-open={isOpen || undefined}>
      <path d="M16 46h64v34a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4z" />
      {bands[rank].map((x) => (
        <path key={x} d={`M${x - 3} 46v38M${x + 3} 46v38`} />
      ))}
      {rank === 2 && <path d="M42 46v8a6 6 0 0 0 12 0v-8M48 51v3" />}
      <g>
        <rect x={12} y={32} width={72} height={14} rx={3} />
        {bands[rank].map((x) => (
          <path key={x} d={`M${x - 3} 32v14M${x + 3} 32v14`} />
        ))}
        {rank === 1 && <path d="M48 32c-3-9-17-13-18-6-.7 5 10 6 18 6zm0 0c3-9 17-13 18-6 .7 5-10 6-18 6z" />}
        {rank === 3 && <path d="M40 18h16l5 6-13 8-13-8zM35 24h26M44 18l-2 6 6 8 6-8-2-6" />}
      </g>
    </Root>
  );
}

const lift = keyframes`
  from { transform: none; }
`;

// The width of a stroke is inherited, so that a page can set it.
const Root = styled('svg')`
  flex: none;
  align-self: start;
  inline-size: 96px;
  block-size: 96px;
  overflow: visible;
  fill: none;
  stroke: ${token.accentText};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  & path {
    stroke-width: inherit;
  }

  &[data-open] > g {
    transform: translate(4px, -4px) rotate(-16deg);
    transform-origin: 12px 46px;
    animation: ${lift} ${token.motionFigure} ease-out;
  }
`;
