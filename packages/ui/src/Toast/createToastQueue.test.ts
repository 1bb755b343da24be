import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue } from './createToastQueue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('An alert is a success and closes after 3000 ms unless something else is said', () => {
  const queue = createToastQueue();
  queue.show({ message: 'Address copied' });
  expect(queue.getOpen()).toMatchObject([{ message: 'Address copied', severity: 'success' }]);
  vi.advanceTimersByTime(2999);
  expect(queue.getOpen()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.getOpen()).toEqual([]);
});

test('Each alert keeps its own duration and severity', () => {
  const queue = createToastQueue();
  queue.show({ message: 'Saved' });
  queue.show({ message: 'Not saved', severity: 'danger', duration: 10_000 });
  vi.advanceTimersByTime(3000);
  expect(queue.getOpen()).toMatchObject([{ message: 'Not saved', severity: 'danger' }]);
});

test('One without an end stays until it is closed', () => {
  const queue = createToastQueue();
  const id = queue.show({ message: 'The changes were not saved', severity: 'danger', duration: Infinity });
  queue.pause();
  queue.resume();
  vi.advanceTimersByTime(3_600_000);
  expect(queue.getOpen()).toMatchObject([{ id, severity: 'danger' }]);
  queue.close(id);
  expect(queue.getOpen()).toEqual([]);
});

test('While a person reads one that stays, the clocks of the others stand although a timed one was closed', () => {
  const queue = createToastQueue();
  queue.show({ message: 'The changes were not saved', severity: 'danger', duration: Infinity });
  const id = queue.show({ message: 'Address copied' });
  queue.pause();
  queue.close(id);
  queue.show({ message: 'Wallet added' });
  vi.advanceTimersByTime(60_000);
  expect(queue.getOpen()).toHaveLength(2);
  queue.resume();
  vi.advanceTimersByTime(3000);
  expect(queue.getOpen()).toMatchObject([{ severity: 'danger' }]);
});

test('While a person reads, no time passes; then only what was left passes', () => {
  const queue = createToastQueue();
  queue.show({ message: 'Refill created' });
  vi.advanceTimersByTime(2000);
  queue.pause();
  queue.pause();
  vi.advanceTimersByTime(60_000);
  expect(queue.getOpen()).toHaveLength(1);
  queue.resume();
  vi.advanceTimersByTime(999);
  expect(queue.getOpen()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.getOpen()).toEqual([]);
});

test('An alert that opens while a person reads another waits with it', () => {
  const queue = createToastQueue();
  queue.show({ message: 'First' });
  queue.pause();
  queue.show({ message: 'Second' });
  vi.advanceTimersByTime(10_000);
  expect(queue.getOpen()).toHaveLength(2);
  queue.resume();
  vi.advanceTimersByTime(3000);
  expect(queue.getOpen()).toEqual([]);
});

test('Closing the last alert by hand does not leave the next one standing for ever', () => {
  const queue = createToastQueue();
  const id = queue.show({ message: 'Closed while the pointer is on it' });
  queue.pause();
  queue.close(id);
  queue.show({ message: 'Next' });
  vi.advanceTimersByTime(3000);
  expect(queue.getOpen()).toEqual([]);
});
