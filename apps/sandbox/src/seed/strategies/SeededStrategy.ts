import type { strategy } from '../../database/schema.ts';

export type SeededStrategy = Omit<typeof strategy.$inferInsert, 'position'>;
