import { sql } from 'drizzle-orm';
import { type Period, readTimeZone, startOfDay } from '../calls/period.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Whether a day has ended in the time zone of the period. */
export async function isOver(context: TransactionContext, day: string, period: Period): Promise<boolean> {
  const { tx, now } = context;
  const end = startOfDay(day, await readTimeZone(context, period), 1);
  const [row] = await tx
    .select({ isOver: sql<boolean>`${end} <= ${now.toISOString()}::timestamptz` })
    .from(sql`(values (1)) as once`);
  return row?.isOver === true;
}
