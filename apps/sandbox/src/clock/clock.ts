import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/openDatabase.ts';
import { clock } from '../database/schema.ts';

/** Stops the clock at a moment; it then moves only when it is advanced. */
export async function stopClockAt(tx: Transaction, moment: Date): Promise<void> {
  await tx.update(clock).set({ standsAt: moment, aheadMilliseconds: 0 });
}

/** Lets the clock run with the real time again. */
export async function letClockRun(tx: Transaction): Promise<void> {
  await tx.update(clock).set({ standsAt: null, aheadMilliseconds: 0 });
}

/** Moves the clock ahead; what falls due on the way is done by `settleDue`. */
export async function moveClock(tx: Transaction, milliseconds: number): Promise<void> {
  await tx.update(clock).set({
    standsAt: sql`${clock.standsAt} + ${milliseconds} * interval '1 millisecond'`,
    aheadMilliseconds: sql`${clock.aheadMilliseconds} + ${milliseconds}`,
  });
}
