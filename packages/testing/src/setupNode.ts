import { afterEach, beforeEach, vi } from 'vitest';
import { freezeClock } from './clock.ts';

// A test that moves the clock or replaces something global does not do so for the next one.
beforeEach(() => freezeClock());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
