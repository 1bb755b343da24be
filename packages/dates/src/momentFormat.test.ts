import { expect, it } from 'vitest';
import { type MomentPrecision, type MomentYear, momentFormat } from './momentFormat.ts';

const moment = new Date('2026-11-12T06:30:05Z');

function write(locale: string, precision: MomentPrecision, year: MomentYear, timeZone: string): string {
  const text = momentFormat(locale, precision, year, timeZone).format(moment);
  return text.replaceAll(/\s/g, ' ');
}

it.each([
  ['en-US', 'day', 'none', 'Nov 12'],
  ['en-US', 'minute', 'none', 'Nov 12, 6:30 AM'],
  ['en-US', 'minute', 'medium', 'Nov 12, 2026, 6:30 AM'],
  ['en-US', 'second', 'none', 'Nov 12, 6:30:05 AM'],
  ['ru-RU', 'day', 'none', '12 нояб.'],
  ['ru-RU', 'day', 'long', '12 ноября 2026 г.'],
  ['ru-RU', 'minute', 'none', '12 нояб., 06:30'],
  ['ru-RU', 'second', 'medium', '12 нояб. 2026 г., 06:30:05'],
] as const)('writes in %s to the %s with the year "%s"', (locale, precision, year, expected) => {
  expect(write(locale, precision, year, 'UTC')).toBe(expected);
});

it('writes the day of the time zone', () => {
  expect(write('en-US', 'day', 'none', 'America/Los_Angeles')).toBe('Nov 11');
});

it('keeps the formats of two time zones apart', () => {
  expect(write('en-US', 'minute', 'none', 'Asia/Tokyo')).toBe('Nov 12, 3:30 PM');
  expect(write('en-US', 'minute', 'none', 'UTC')).toBe('Nov 12, 6:30 AM');
});
