import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How far the clock of the tests is ahead of the machine's, in milliseconds. */
    clockOffset: number;
  }
}

/** When the clock of the servers starts, and with it that of the browsers. Both run on. */
export const startsAt = new Date('2026-10-05T12:00:00Z');

/** The time of the machine. It is not read by `Date`, which `npm run test:hours` moves in Node but not in the browser. */
const machineTime = (): number => performance.timeOrigin + performance.now();

export const clockOffset = (): number => startsAt.getTime() - machineTime();

/** The time of servers and browsers, in milliseconds. */
export const timeNow = (): number => machineTime() + inject('clockOffset');
