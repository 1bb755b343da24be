import type { Sql } from '../database/openDatabase.ts';
import { text } from '../database/query.ts';
import { clock } from '../database/schema.ts';

/** Stops the clock at a moment; it then moves only when it is advanced. */
export async function stopClockAt(sql: Sql, moment: Date): Promise<void> {
  await sql.update(clock).set({ standsAt: moment, aheadMilliseconds: 0 });
}

/** Lets the clock run with the real time again. */
export async function letClockRun(sql: Sql): Promise<void> {
  await sql.update(clock).set({ standsAt: null, aheadMilliseconds: 0 });
}

/** Moves the clock ahead; what falls due on the way is done by `settleDue`. */
export async function moveClock(sql: Sql, milliseconds: number): Promise<void> {
  await sql.update(clock).set({
    standsAt: text`${clock.standsAt} + ${milliseconds} * interval '1 millisecond'`,
    aheadMilliseconds: text`${clock.aheadMilliseconds} + ${milliseconds}`,
  });
}
