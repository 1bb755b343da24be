import { expect, test } from 'vitest';
import { timeZoneName } from './timeZoneName.ts';

const [winter, summer] = [new Date('2026-12-01T12:00:00Z'), new Date('2026-06-01T12:00:00Z')];

test.each([
  ['en-GB', 'Europe/Berlin', winter, 'Berlin, UTC+1'],
  ['en-GB', 'Europe/Berlin', summer, 'Berlin, UTC+2'],
  ['en-US', 'America/Los_Angeles', summer, 'Los Angeles, UTC\u22127'],
  ['en-US', 'UTC', summer, 'UTC+0'],
  ['en-US', 'Etc/GMT+8', summer, 'UTC\u22128'],
  ['ru', 'Europe/Moscow', winter, 'Москва, UTC+3'],
  ['ru', 'Europe/Berlin', summer, 'Германия, UTC+2'],
  ['ru', 'UTC', summer, 'UTC+0'],
])('names in %s the place of %s and its offset at %s', (locale, timeZone, at, name) => {
  expect(timeZoneName(locale, timeZone, at)).toBe(name);
});
