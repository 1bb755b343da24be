import { describe, expect, it } from 'vitest';
import { calendarBounds, calendarDay } from './CalendarSheet.tsx';
import { writeDay } from './dayText.ts';

describe('a day that is not in the calendar', () => {
  it.each(['2026-02-30', '2026-13-01', '2026-1-1', 'zzz', ''])(
    'is none for a calendar, and is written as nothing: %s',
    (day) => {
      expect(calendarDay(day)).toBeNull();
      expect(writeDay(day, 'ru-RU')).toBe('');
    },
  );
});

it('stands at the first day that may be chosen where the last is before it', () => {
  const { minValue, maxValue } = calendarBounds('2026-12-01', '2026-01-01');
  expect(minValue?.toString()).toBe('2026-12-01');
  expect(maxValue?.toString()).toBe('2026-12-01');
});

it('keeps bounds that have days between them', () => {
  const { minValue, maxValue } = calendarBounds('2026-01-01', '2026-12-31');
  expect([minValue?.toString(), maxValue?.toString()]).toEqual(['2026-01-01', '2026-12-31']);
});
