export type Zone = 'good' | 'fair' | 'poor';

export interface Zones {
  /** Values below it are low. */
  low: number;
  /** Values above it are high. */
  high: number;
  /** The best range: much of a limit left is `high`, much of a limit used is `low`. */
  best: 'low' | 'middle' | 'high';
}

const order = ['low', 'middle', 'high'] as const;

/** The zone of a value, by its distance from the best range, as in HTML's `meter`. */
export function findZone(value: number, { low, high, best }: Zones): Zone {
  const part = value < low ? 'low' : value > high ? 'high' : 'middle';
  const distance = Math.abs(order.indexOf(part) - order.indexOf(best));
  return distance === 0 ? 'good' : distance === 1 ? 'fair' : 'poor';
}
