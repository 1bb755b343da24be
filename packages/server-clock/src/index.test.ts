import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followServer, onServerAhead, serverAhead, serverNow } from './index.ts';

const now = Date.parse('2026-10-15T12:00:00Z');
const DAY_MS = 86_400_000;
const headerOf = (moment: number) => new Date(moment).toUTCString();

beforeEach(() => void vi.setSystemTime(now));
afterEach(() => followServer(headerOf(now)));

test.each([3 * DAY_MS, -3 * DAY_MS, 61_000])('follows a server that is %i ms ahead', (ahead) => {
  followServer(headerOf(now + ahead));
  expect(serverNow()).toBe(now + ahead);
});

test('keeps the time of the device if the clocks agree to the minute, or the header has no date', () => {
  for (const header of [headerOf(now + 59_000), headerOf(now - 59_000), null, 'soon', ''])
    followServer(header);
  expect(serverAhead()).toBe(0);
});

test('reports a change of the difference once, and not the seconds that responses take', () => {
  const listener = vi.fn();
  const stop = onServerAhead(listener);
  followServer(headerOf(now + DAY_MS));
  followServer(headerOf(now + DAY_MS - 5000));
  expect(listener).toHaveBeenCalledOnce();
  // The device corrects its clock.
  vi.setSystemTime(now + DAY_MS);
  followServer(headerOf(now + DAY_MS));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(serverNow()).toBe(now + DAY_MS);
  stop();
  followServer(headerOf(now + 2 * DAY_MS));
  expect(listener).toHaveBeenCalledTimes(2);
});
