import { expect, test } from 'vitest';
import { daysAhead, daysUntil } from './days.ts';

test('days are counted between dates, never below zero', () => {
  expect(daysUntil('2026-10-20T23:59:00Z', '2026-10-15')).toBe(5);
  expect(daysUntil('2026-10-10T10:00:00Z', '2026-10-15')).toBe(0);
});

test('the scale ends with the last moment, after a week at least', () => {
  expect(daysAhead(['2026-10-17T10:00:00Z'], '2026-10-15')).toBe(7);
  expect(daysAhead(['2026-10-17T10:00:00Z', '2026-11-14T10:00:00Z'], '2026-10-15')).toBe(30);
});
