import { expect, it } from 'vitest';
import { daysPerDot } from './daysPerDot.ts';

it.each([
  [30, 240, 1],
  [31, 240, 3],
  [90, 240, 3],
  [90, 720, 1],
  [180, 240, 7],
  [365, 240, 30],
])('draws a dot of %i days on %i px for %i days', (days, width, each) => {
  expect(daysPerDot(days, width)).toBe(each);
});
