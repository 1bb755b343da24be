import * as token from '../tokens/tokens.ts';

/** What money does: it is free, held, on its way, or can be lost. */
export type MoneyState = 'free' | 'held' | 'coming' | 'risk';

/** A ring where something was decided, or a lock where money comes free. */
export type MoneyMark = 'decided' | 'lock';

/** A part of the line, in days from its start. Parts follow each other; between them the line is empty. */
export interface MoneySegment {
  state: MoneyState;
  from: number;
  to: number;
}

/** A ring at an end of a part, in days from the start of the line. */
export interface MoneyStop {
  mark: MoneyMark;
  at: number;
}

/** In pixels. At `small` there is no room for a ring around the lock. */
export const radii = {
  small: { decided: 5, lock: 6 },
  usual: { decided: 6, lock: 12 },
  large: { decided: 8, lock: 16 },
} as const;

export type MarkSize = keyof typeof radii;

export const hatching = (id: string) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="1.75" height="5" fill={token.accentLine} />
  </pattern>
);

const widths = { free: 3, held: 4, coming: 3, risk: 6, ring: 2.5, 'small-ring': 2, lock: 1.5 };

/** Rules of the drawings with strokes and marks. A page may style the elements of a drawing, which wins over their attributes. */
export const strokeWidths = Object.entries(widths)
  .map(([stroke, width]) => `[data-stroke='${stroke}'] { stroke-width: ${width}; }`)
  .join(' ');

interface Stroke {
  stroke: string;
  'data-stroke': MoneyState;
  strokeLinecap?: 'round';
  pathLength?: number;
  strokeDasharray?: string;
  strokeDashoffset?: number;
}

/** How a part of a line is drawn, whatever its shape. */
export function strokeOf(state: MoneyState, dots: number, hatchingId: string): Stroke {
  const drawn = { stroke: token.accentLine, 'data-stroke': state };
  switch (state) {
    case 'free':
      return drawn;
    case 'held':
      // Lengths are in dots, so that a dot stays a day at every width.
      return {
        ...drawn,
        strokeLinecap: 'round',
        pathLength: Math.max(1, Math.round(dots)),
        strokeDasharray: '0 1',
        strokeDashoffset: 0.5,
      };
    case 'coming':
      return { ...drawn, strokeDasharray: '6 5' };
    case 'risk':
      return { ...drawn, stroke: `url(#${hatchingId})` };
  }
}

/** Around the origin. */
export function Mark({ mark, size }: { mark: MoneyMark; size: MarkSize }) {
  const stroke = size === 'small' ? 'small-ring' : 'ring';
  return (
    <>
      {(mark === 'decided' || size !== 'small') && (
        <circle r={radii[size][mark] - widths[stroke] / 2} stroke={token.accentLine} data-stroke={stroke} />
      )}
      {mark === 'lock' && (
        <path
          d="M-2.25-.5v-1.75a2.25 2.25 0 0 1 4.5 0v1.75M-4-.5h8v5h-8z"
          stroke={token.ink}
          data-stroke="lock"
          strokeLinejoin="round"
          transform={size === 'large' ? 'scale(1.4)' : undefined}
        />
      )}
    </>
  );
}
