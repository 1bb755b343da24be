import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeRelativeTime } from './writeRelativeTime.ts';

const now = Date.UTC(2026, 9, 15, 12);
const minute = 60_000;
const day = 86_400_000;

it.each([
  [-20_000, 'now', 'сейчас'],
  [-5 * minute - 59_000, '5 minutes ago', '5 минут назад'],
  [-21 * minute, '21 minutes ago', '21 минуту назад'],
  [-90 * minute, '1 hour ago', '1 час назад'],
  [-30 * 60 * minute, '1 day ago', '1 день назад'],
  [-3 * 365 * day, '3 years ago', '3 года назад'],
  [2 * day + minute, 'in 3 days', 'через 3 дня'],
])('describes a moment %d ms away as %s', (distance, english, russian) => {
  expect(writeRelativeTime(now + distance, now, 'en-US')).toBe(english);
  expect(writeRelativeTime(now + distance, now, 'ru-RU')).toBe(russian);
});

it('rounds the past down and the future up', () => {
  const lengths: Record<string, number> = {
    minute,
    hour: 60 * minute,
    day,
    week: 7 * day,
    month: 30 * day,
    year: 365 * day,
  };
  fc.assert(
    fc.property(fc.integer({ min: -5 * 365 * day, max: 5 * 365 * day }), (distance) => {
      const text = writeRelativeTime(now + distance, now, 'en-US');
      const [, count, unit = ''] = /([\d,]+) (minute|hour|day|week|month|year)/.exec(text) ?? [];
      if (count === undefined) {
        expect(Math.abs(distance)).toBeLessThan(minute);
        return;
      }
      const said = Number(count) * lengths[unit]!;
      if (distance < 0) expect(said).toBeLessThanOrEqual(-distance);
      else expect(said).toBeGreaterThanOrEqual(distance);
    }),
  );
});
