import type { Transaction } from '../database/openDatabase.ts';
import { clock } from '../database/schema.ts';

/** Whether the seed is whole: while one is sown, and after a process that died over it, it is not. */
export async function isSown(tx: Transaction): Promise<boolean> {
  const [row] = await tx.select({ seededAt: clock.seededAt }).from(clock);
  return row?.seededAt instanceof Date;
}
