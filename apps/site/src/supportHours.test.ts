import { expect, test } from 'vitest';
import { writeHours } from './supportHours.ts';

test('writes the hours of support in the zone of the reader', () => {
  expect(writeHours('09:00 18:00', 'ru', 'Europe/Moscow')).toMatch(/^12:00.+21:00$/);
  expect(writeHours('09:00 18:00', 'en-GB', 'Asia/Kolkata')).toMatch(/^14:30.+23:30$/);
});

test('goes past midnight where the reader is far to the east', () => {
  expect(writeHours('09:00 18:00', 'ru', 'Asia/Tokyo')).toMatch(/18:00.+03:00$/);
});
