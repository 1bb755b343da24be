import { render } from '@meridian/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DateTime, type DateTimeProps } from './DateTime.tsx';

const shown = (props: DateTimeProps, language: 'en' | 'ru' = 'en') =>
  render(<DateTime {...props} />, { language }).container.textContent.replaceAll(/\u00a0|\u202f/g, ' ');

const value = '2026-10-14T21:30:45Z';

beforeEach(() => vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('formats a moment in both languages, to the day, the minute or the second', () => {
  expect(shown({ value, timeZone: 'UTC', precision: 'day' })).toBe('Oct 14, 2026');
  expect(shown({ value, timeZone: 'UTC' })).toBe('Oct 14, 2026, 9:30 PM');
  expect(shown({ value, timeZone: 'UTC', precision: 'second' })).toBe('Oct 14, 2026, 9:30:45 PM');
  expect(shown({ value, timeZone: 'UTC' }, 'ru')).toBe('14 окт. 2026 г., 21:30');
});

it('leaves out the year if it is this one, where it is read', () => {
  vi.setSystemTime('2026-12-31T23:30:00Z');
  const date = (moment: string, zone: string) => shown({ value: moment, timeZone: zone });
  expect(date(value, 'UTC')).toBe('Oct 14, 9:30 PM');
  expect(shown({ value, timeZone: 'UTC' }, 'ru')).toBe('14 окт., 21:30');
  expect(shown({ value: '2026-10-14T00:05:00Z', timeZone: 'UTC' }, 'ru')).toBe('14 окт., 00:05');
  expect(shown({ value, timeZone: 'UTC', precision: 'second' })).toBe('Oct 14, 9:30:45 PM');
  expect(shown({ value, timeZone: 'UTC', precision: 'day', year: 'always' })).toBe('Oct 14, 2026');
  expect(date('2026-12-31T22:30:00Z', 'Europe/Moscow')).toBe('Jan 1, 2027, 1:30 AM');
});

it('formats only the time of day', () => {
  expect(shown({ value, timeZone: 'UTC', precision: 'time' })).toBe('9:30:45 PM');
  expect(shown({ value, timeZone: 'UTC', precision: 'time' }, 'ru')).toBe('21:30:45');
});

it("uses the day in the user's time zone", () => {
  expect(shown({ value, precision: 'day', timeZone: 'Europe/Moscow' })).toBe('Oct 15, 2026');
  expect(shown({ value, precision: 'day', timeZone: 'America/New_York' })).toBe('Oct 14, 2026');
});

it('shows a date without time as the same day in every time zone', () => {
  for (const timeZone of ['Pacific/Honolulu', 'UTC', 'Pacific/Auckland']) {
    expect(shown({ value: '2026-10-14', precision: 'day', timeZone })).toBe('Oct 14, 2026');
  }
});

it('shows no time for a date without time, whatever the precision', () => {
  expect(shown({ value: '2026-10-14' })).toBe('Oct 14, 2026');
  expect(shown({ value: '2026-10-14', precision: 'second', timeZone: 'Asia/Tokyo' })).toBe('Oct 14, 2026');
});

it('shows a dash for an unreadable moment', () => {
  expect(shown({ value: '' })).toBe('—');
  expect(shown({ value: 'yesterday' })).toBe('—');
});

it.each(['Mars/Olympus', '', 'Moscow', '+99:00'])(
  'writes a moment in UTC and says so where the zone is none: "%s"',
  (timeZone) => {
    expect(shown({ value, timeZone })).toBe('Oct 14, 2026, 9:30 PM UTC');
    expect(shown({ value, timeZone }, 'ru')).toBe('14 окт. 2026 г., 21:30 UTC');
    expect(shown({ value, timeZone, precision: 'day' })).toBe('Oct 14, 2026 UTC');
    expect(shown({ value: '2026-10-14', timeZone })).toBe('Oct 14, 2026');
    expect(shown({ value: '', timeZone })).toBe('—');
  },
);
