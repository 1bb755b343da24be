import '@testing-library/jest-dom/vitest';
import { takeContractViolations } from '@meridian/api-client/testing';
import { followServer } from '@meridian/server-clock';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { freezeClock } from './clock.ts';
import { STATE_TIMEOUT } from './limits.ts';
import { looseTexts } from './looseTexts.ts';
import { mockServer } from './mockServer.ts';

const unforeseen: string[] = [];

// jsdom has no media queries. Here none matches, as on a narrow page of a tablet.
Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  value: () => Object.assign(new EventTarget(), { matches: false }),
});

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: STATE_TIMEOUT });

beforeAll(() => {
  mockServer.events.on('request:unhandled', ({ request }) => {
    unforeseen.push(`${request.method} ${request.url}`);
  });
  mockServer.listen({ onUnhandledFrame: 'error' });
});

// Whether a test passes must not depend on the hour of the machine.
beforeEach(() => freezeClock());

afterEach(async () => {
  const loose = looseTexts();
  cleanup();
  // jsdom draws frames by an interval. Left in a stopped clock, it would never draw one for a later test of this worker.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(100);
  vi.useRealTimers();
  // What the page called as it left still meets the mocks of its test.
  await new Promise(setImmediate);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  mockServer.resetHandlers();
  followServer(new Date().toUTCString());
  sessionStorage.clear();
  localStorage.clear();
  expect(loose, 'texts that need an element of their own').toEqual([]);
  expect(unforeseen.splice(0), 'calls that no mock foresaw').toEqual([]);
  expect(takeContractViolations(), 'what a mock says against the contract').toEqual([]);
});

afterAll(() => mockServer.close());
