/** How long a test waits for a state, in milliseconds. */
export const STATE_TIMEOUT = 60_000;

/**
 * Limits of every Vitest project. They end a test that hangs. They are so generous that the speed of the machine never decides
 * whether a test passes.
 */
export const limits = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: STATE_TIMEOUT } },
};

/** The current time in tests. */
export const frozenNow = '2026-10-15T12:00:00Z';

/**
 * The clock and the zone of every Vitest project: neither the machine nor the zone that an earlier test stubbed decides whether a test
 * passes.
 */
export const ownClock = {
  env: { TZ: 'UTC' },
  unstubEnvs: true,
  fakeTimers: { now: Date.parse(frozenNow) },
};
