import { describe, expect, it } from 'vitest';
import { calendarBounds, calendarDay } from './CalendarSheet.tsx';
import { writeDay } from './dayText.ts';

describe('a day that does not exist', () => {
  it.each(['2026-02-30', '2026-13-01', '2026-1-1', 'zzz', ''])(
    'is none for a calendar, and is written as nothing: %s',
    (day) => {
      expect(calendarDay(day)).toBeNull();
      expect(writeDay(day, 'ru-RU')).toBe('');
    },
  );
});

it('shows the minimum when the maximum is before it', () => {
  const { minValue, maxValue } = calendarBounds('2026-12-01', '2026-01-01');
  expect(minValue?.toString()).toBe('2026-12-01');
  expect(maxValue?.toString()).toBe('2026-12-01');
});

it('does not change valid bounds', () => {
  const { minValue, maxValue } = calendarBounds('2026-01-01', '2026-12-31');
  expect([minValue?.toString(), maxValue?.toString()]).toEqual(['2026-01-01', '2026-12-31']);
});
