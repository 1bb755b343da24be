import type { Schema } from '@meridian/api-client';
import type { strategy } from '../../database/schema.ts';

export type SeededStrategy = Omit<typeof strategy.$inferInsert, 'position'>;

/** The shape through these points, each a change of the market and the result after it. */
export const payoffThrough = (
  ...points: readonly (readonly [change: number, result: number])[]
): Schema<'StrategyPayoff'> => points.map(([change, result]) => ({ change, result }));
