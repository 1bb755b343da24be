import { keyframes, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';

export interface PrizeBoxProps {
  /** How often the case is opened: as many notches has the lid, up to twelve. */
  attempts: number;
  /** An open tin lifts its lid once when it appears, at once with reduced motion. */
  isOpen?: boolean;
}

const MOST_NOTCHES = 12;

/** Notches in the front of a round lid, which is 34 px wide to each side and 9 px deep. */
function notchesOf(attempts: number): string {
  const count = Math.min(attempts, MOST_NOTCHES);
  const gap = Math.min(10, 56 / count);
  return Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * gap;
    const edge = 34 + 9 * Math.sqrt(1 - (x / 34) ** 2);
    return `M${48 + x} ${edge + 2}v5`;
  }).join('');
}

/** A line drawing of a tin with prizes, 96 px. It says nothing to a screen reader: name the case beside it. */
export function PrizeBox({ attempts, isOpen = false }: PrizeBoxProps) {
  return (
    <Root viewBox="0 0 96 96" aria-hidden focusable={false} data-open={isOpen || undefined}>
      <path d={`M17 ${isOpen ? 43 : 49}v28c0 5 14 9 31 9s31-4 31-9V${isOpen ? 43 : 49}`} />
      {isOpen && <ellipse cx={48} cy={43} rx={31} ry={8} />}
      <g>
        <ellipse cx={48} cy={34} rx={34} ry={9} />
        <path d="M14 34v10c0 5 15 9 34 9s34-4 34-9v-10" />
        <path d={notchesOf(attempts)} />
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

  & path,
  & ellipse {
    stroke-width: inherit;
  }

  &[data-open] > g {
    transform: translate(4px, -10px) rotate(-16deg);
    transform-origin: 14px 44px;
    animation: ${lift} ${token.motionFigure} ease-out;
  }
`;
