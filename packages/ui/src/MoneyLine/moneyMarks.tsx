import * as token from '../tokens/tokens.ts';

/** What money does: it is free, held, on its way, or can be lost. */
export type MoneyState = 'free' | 'held' | 'coming' | 'risk';

/** A ring where something was decided, or an open lock where money comes free. */
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

/** Widths of strokes by `data-stroke`. A page may style the elements of a drawing, which wins over their attributes. */
export const strokeWidths = [1.5, 2, 2.5, 3, 4, 6]
  .map((width) => `[data-stroke='${width}'] { stroke-width: ${width}; }`)
  .join('');

interface Stroke {
  stroke: string;
  'data-stroke': 3 | 4 | 6;
  strokeLinecap?: 'round';
  pathLength?: number;
  strokeDasharray?: string;
  strokeDashoffset?: number;
}

/** How a part of a line is drawn, whatever its shape. */
export function strokeOf(state: MoneyState, dots: number, hatchingId: string): Stroke {
  const drawn = { stroke: token.accentLine, 'data-stroke': 3 } as const;
  switch (state) {
    case 'free':
      return drawn;
    case 'held':
      // Lengths are in dots, so that a dot stays a day at every width.
      return {
        ...drawn,
        'data-stroke': 4,
        strokeLinecap: 'round',
        pathLength: Math.max(1, Math.round(dots)),
        strokeDasharray: '0 1',
        strokeDashoffset: 0.5,
      };
    case 'coming':
      return { ...drawn, strokeDasharray: '6 5' };
    case 'risk':
      return { 'data-stroke': 6, stroke: `url(#${hatchingId})` };
  }
}

/** Around the origin. */
export function Mark({ mark, size }: { mark: MoneyMark; size: MarkSize }) {
  const width = size === 'small' ? 2 : 2.5;
  return (
    <>
      {(mark === 'decided' || size !== 'small') && (
        <circle r={radii[size][mark] - width / 2} stroke={token.accentLine} data-stroke={width} />
      )}
      {mark === 'lock' && (
        <path
          d="M-2.25-.5v-2.25a2.25 2.25 0 0 1 4.4-.7M-4-.5h8v5h-8z"
          stroke={token.ink}
          data-stroke="1.5"
          strokeLinejoin="round"
          transform={size === 'large' ? 'scale(1.4)' : undefined}
        />
      )}
    </>
  );
}
