import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frozenNow } from './limits.ts';
import { shiftDate } from './shiftDate.ts';

const before = globalThis.Date;

beforeEach(() => void vi.useRealTimers());
afterEach(() => {
  globalThis.Date = before;
});

it('moves what reads the clock, and nothing else', () => {
  const hour = 3_600_000;
  // oxlint-disable tests/no-real-clock -- the clock is what is tested
  const real = Date.now();
  shiftDate(-hour);
  for (const read of [Date.now(), new Date().getTime(), Date.parse(Date())]) {
    expect(Math.abs(read - (real - hour))).toBeLessThan(hour / 2);
  }
  // oxlint-enable tests/no-real-clock
  expect(new Date(frozenNow).toISOString()).toBe('2026-10-15T12:00:00.000Z');
  expect(Date.UTC(2026, 0)).toBe(Date.parse('2026-01-01T00:00:00Z'));
  expect(new Date(0)).toBeInstanceOf(Date);
});
