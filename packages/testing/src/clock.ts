import { followServer } from '@meridian/server-clock';
import { vi } from 'vitest';
import { frozenNow } from './limits.ts';

/** Stops the clock until the test ends, as it is from the start of every test. Timers still run. */
export function freezeClock(now: string = frozenNow): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
}

/** Moves the stopped clock ahead, without running a timer. */
export function advanceClock(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

/** Lets the server response at another time than the device shows, until the test ends. */
export const moveServerClock = (now: string): void => followServer(new Date(now).toUTCString());
