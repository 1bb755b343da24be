import { vi } from 'vitest';

/** The current time in tests. */
export const frozenNow = '2026-10-15T12:00:00Z';

/** Stops the clock until the test ends. Timers still run. */
export function freezeClock(now: string = frozenNow): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
}
