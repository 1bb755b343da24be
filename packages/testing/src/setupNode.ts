import { afterEach, beforeEach, vi } from 'vitest';
import { freezeClock } from './clock.ts';

// A test that moves the clock does not set it for the next one.
beforeEach(() => freezeClock());
afterEach(() => void vi.useRealTimers());
