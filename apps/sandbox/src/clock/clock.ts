import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/openDatabase.ts';
import { clock } from '../database/schema.ts';

export const hourInMilliseconds = 3_600_000;

/** Stops here until the control plane advances it. */
export interface StandingClock {
  readonly standsAt: Date;
}

/** Shows this moment when the database has been seeded, and runs from there. */
export interface RunningClock {
  readonly startsAt: Date;
}

/** The clock is UTC, so every day has this length. */
export const dayInMilliseconds = 86_400_000;

/** The clock's range: later dates would not fit into ids. */
export const firstMoment = new Date('2000-01-01T00:00:00Z');
export const lastMoment = new Date('2200-01-01T00:00:00Z');

export function isWithinReach(moment: Date): boolean {
  return firstMoment <= moment && moment <= lastMoment;
}

/** Parses the moment of a flag. Throws a RangeError. */
export function parseMoment(given: string): Date {
  const moment = new Date(given);
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(given) && !Number.isNaN(moment.getTime());
  // `Date` reads the 30th of February as a day in March.
  if (!isMoment || !moment.toISOString().startsWith(given.slice(0, 10))) {
    throw new RangeError(
      `the clock stands or starts at a moment such as 2026-10-05T12:00:00Z, and not at “${given}”.`,
    );
  }
  if (!isWithinReach(moment)) {
    throw new RangeError(
      `the clock stands or starts at a moment of the years 2000 to 2199, and not at “${given}”.`,
    );
  }
  return moment;
}

/** 03:00 UTC, when the nightly jobs run. */
const hourOfNight = 3;

/** The last 03:00 before this moment. */
export function nightBefore(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(hourOfNight, 0, 0, 0);
  return night > now ? new Date(night.getTime() - dayInMilliseconds) : night;
}

/** Stops the clock at a moment; it then moves only when it is advanced. */
export async function stopClockAt(tx: Transaction, moment: Date): Promise<void> {
  await tx.update(clock).set({ standsAt: moment, aheadMilliseconds: 0 });
}

/** Lets the clock run from a moment, or with the real time. */
export async function letClockRun(tx: Transaction, startsAt?: Date): Promise<void> {
  const aheadMilliseconds = startsAt
    ? sql`extract(epoch from ${startsAt.toISOString()}::timestamptz - clock_timestamp()) * 1000`
    : 0;
  await tx.update(clock).set({ standsAt: null, aheadMilliseconds });
}

/** Moves the clock ahead. `settleDue` then processes what is due. */
export async function moveClock(tx: Transaction, milliseconds: number): Promise<void> {
  await tx.update(clock).set({
    standsAt: sql`${clock.standsAt} + ${milliseconds} * interval '1 millisecond'`,
    aheadMilliseconds: sql`${clock.aheadMilliseconds} + ${milliseconds}`,
  });
}

/** Days are in UTC: with local days, changing the time zone would give a day twice. */
export function getDayBounds(now: Date): { readonly start: Date; readonly end: Date } {
  const start = Math.floor(now.getTime() / dayInMilliseconds) * dayInMilliseconds;
  return { start: new Date(start), end: new Date(start + dayInMilliseconds) };
}
