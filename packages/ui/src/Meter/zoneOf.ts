/** How well a measure stands: as it should, at the edge of it, or far from it. */
export type Zone = 'good' | 'fair' | 'poor';

export interface Zones {
  /** Below it the measure is low. */
  low: number;
  /** Above it the measure is high. */
  high: number;
  /** Where it is best: much of a limit left is `high`, much of a limit used is `low`. */
  best: 'low' | 'middle' | 'high';
}

const order = ['low', 'middle', 'high'] as const;

/** The zone of a value, by how far its part of the scale is from the best one. */
export function zoneOf(value: number, { low, high, best }: Zones): Zone {
  const part = value < low ? 'low' : value > high ? 'high' : 'middle';
  const distance = Math.abs(order.indexOf(part) - order.indexOf(best));
  return distance === 0 ? 'good' : distance === 1 ? 'fair' : 'poor';
}
