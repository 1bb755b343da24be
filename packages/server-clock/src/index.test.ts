import { afterEach, expect, test, vi } from 'vitest';
import { followServer, onServerAhead, serverAhead, serverNow } from './index.ts';

const DAY_MS = 86_400_000;
const headerOf = (moment: number) => new Date(moment).toUTCString();

afterEach(() => followServer(headerOf(Date.now())));

test.each([3 * DAY_MS, -3 * DAY_MS, 61_000])('follows a server that is %i ms ahead', (ahead) => {
  followServer(headerOf(Date.now() + ahead));
  expect(serverNow()).toBe(Date.now() + ahead);
});

test('keeps the time of the device if the clocks agree to the minute, or the header has no date', () => {
  for (const header of [headerOf(Date.now() + 59_000), headerOf(Date.now() - 59_000), null, 'soon', ''])
    followServer(header);
  expect(serverAhead()).toBe(0);
});

test('reports a change of the difference once, and not the seconds that answers take', () => {
  const listener = vi.fn();
  const stop = onServerAhead(listener);
  followServer(headerOf(Date.now() + DAY_MS));
  followServer(headerOf(Date.now() + DAY_MS - 5000));
  expect(listener).toHaveBeenCalledOnce();
  // The device corrects its clock.
  const server = headerOf(Date.now() + DAY_MS);
  vi.setSystemTime(Date.now() + DAY_MS);
  followServer(server);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(serverNow()).toBe(Date.now());
  stop();
  followServer(headerOf(Date.now() + DAY_MS));
  expect(listener).toHaveBeenCalledTimes(2);
});
