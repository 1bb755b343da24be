import type { Schema } from '@meridian/api-client';
import css from './CountTree.module.css';

/** More lines than these cannot be told apart. */
export const MOST_LINES = 64;

interface Place {
  readonly x: number;
  readonly y: number;
}

const width = 560;
const ring = { x: width / 2, y: 52, radius: 8 };
/** Where the lines meet. */
const top: Place = { x: ring.x, y: ring.y + ring.radius };
const ground = 464;
const margin = 16;

/** A line that leaves and arrives upright. */
function lineBetween(from: Place, to: Place): string {
  const middle = (from.y + to.y) / 2;
  return `M${from.x} ${from.y}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
}

/** The places of a row, and the lines that join them two by two on the way to the top. */
function joinLines(row: readonly Place[], rise: number): string {
  if (row.length < 2) return '';
  const isLast = row.length <= 2;
  const above = Array.from({ length: Math.ceil(row.length / 2) }, (_, index): Place => {
    if (isLast) return top;
    const pair = row.slice(index * 2, index * 2 + 2);
    const y = Math.min(...pair.map((place) => place.y)) - rise;
    return { x: pair.reduce((sum, { x }) => sum + x, 0) / pair.length, y };
  });
  const lines = row.map((place, index) => lineBetween(place, above[Math.floor(index / 2)] ?? top));
  return lines.join('') + joinLines(above, rise);
}

/**
 * A count of liabilities as a drawing: a line for each part, two for an account, at most `MOST_LINES`, and all of them meet in the published root.
 * The words beside it say the same.
 */
export function CountTree({ night: { leaves, root } }: { night: Schema<'LiabilitySnapshot'> }) {
  const lines = Math.max(2, Math.min(leaves, MOST_LINES));
  const ends = Array.from({ length: lines }, (_, index): Place => ({
    x: margin + ((width - 2 * margin) * index) / (lines - 1),
    y: ground,
  }));
  const levels = Math.ceil(Math.log2(lines));
  return (
    <svg className={css.root} viewBox={`0 0 ${width} 480`} aria-hidden="true">
      <text className={css.code} x={ring.x} y={24} textAnchor="middle">
        {`${root.slice(0, 8)} … ${root.slice(-8)}`}
      </text>
      <path className={css.line} d={joinLines(ends, (ground - top.y) / levels)} />
      {ends.map(({ x, y }) => (
        <circle key={x} className={css.leaf} cx={x} cy={y} r={2.5} />
      ))}
      <circle className={css.top} cx={ring.x} cy={ring.y} r={ring.radius} />
    </svg>
  );
}
