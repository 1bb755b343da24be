import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue } from './createToastQueue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('Opens a success toast for 3000 ms by default', () => {
  const queue = createToastQueue();
  queue.show({ message: 'Address copied' });
  expect(queue.getOpen()).toMatchObject([{ message: 'Address copied', severity: 'success' }]);
  vi.advanceTimersByTime(2999);
  expect(queue.getOpen()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.getOpen()).toEqual([]);
});

test('Keeps duration and severity per toast', () => {
  const queue = createToastQueue();
  queue.show({ message: 'Saved' });
  queue.show({ message: 'Not saved', severity: 'danger', duration: 10_000 });
  vi.advanceTimersByTime(3000);
  expect(queue.getOpen()).toMatchObject([{ message: 'Not saved', severity: 'danger' }]);
});

test('Keeps a toast of infinite duration until it is closed', () => {
  const queue = createToastQueue();
  const id = queue.show({ message: 'The changes were not saved', severity: 'danger', duration: Infinity });
  queue.pause();
  queue.resume();
  vi.advanceTimersByTime(3_600_000);
  expect(queue.getOpen()).toMatchObject([{ id, severity: 'danger' }]);
  queue.close(id);
  expect(queue.getOpen()).toEqual([]);
});

test('Keeps the timers paused after another toast was closed', () => {
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

test('Resumes a paused timer with the remaining time', () => {
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

test('Pauses a toast that opens while the timers are paused', () => {
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

test('Starts the timer of a toast that opens after the last one was closed by hand', () => {
  const queue = createToastQueue();
  const id = queue.show({ message: 'Closed while the pointer is on it' });
  queue.pause();
  queue.close(id);
  queue.show({ message: 'Next' });
  vi.advanceTimersByTime(3000);
  expect(queue.getOpen()).toEqual([]);
});
