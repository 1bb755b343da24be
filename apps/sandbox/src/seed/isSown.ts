import type { Sql } from '../database/openDatabase.ts';
import { clock } from '../database/schema.ts';

/** Whether the seed is whole: while one is sown, and after a process that died over it, it is not. */
export async function isSown(sql: Sql): Promise<boolean> {
  const [row] = await sql.select({ seededAt: clock.seededAt }).from(clock);
  return row?.seededAt instanceof Date;
}
