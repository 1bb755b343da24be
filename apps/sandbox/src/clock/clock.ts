import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/openDatabase.ts';
import { clock } from '../database/schema.ts';

/** A day has no other length here: the clock is UTC. */
export const dayInMilliseconds = 86_400_000;

/** The clock stays between these: past them a day no longer fits its four digits, nor a moment the ids that begin with it. */
export const firstMoment = new Date('2000-01-01T00:00:00Z');
export const lastMoment = new Date('2200-01-01T00:00:00Z');

export function isWithinReach(moment: Date): boolean {
  return firstMoment <= moment && moment <= lastMoment;
}

/** The moment at which the clock is to stand, from the words it was asked for in. Throws a RangeError for what is none. */
export function momentOf(given: string): Date {
  const moment = new Date(given);
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(given) && !Number.isNaN(moment.getTime());
  // The 30th of February is read as a day of March.
  if (!isMoment || !moment.toISOString().startsWith(given.slice(0, 10))) {
    throw new RangeError(`the clock stands at a moment such as 2026-10-05T12:00:00Z, and not at “${given}”.`);
  }
  if (!isWithinReach(moment)) {
    throw new RangeError(`the clock stands at a moment of the years 2000 to 2199, and not at “${given}”.`);
  }
  return moment;
}

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
