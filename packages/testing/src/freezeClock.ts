import { vi } from 'vitest';

/** The moment at which tests and stories happen. */
export const frozenNow = '2026-10-15T12:00:00Z';

/** Stops the calendar at one moment until the test ends; timers go on. */
export function freezeClock(now: string = frozenNow): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
}
