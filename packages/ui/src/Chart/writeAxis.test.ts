import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChartPoint } from './ChartPoint.ts';
import { plotOf } from './plotOf.ts';
import { momentWriter, writeMoments, writeValueTick } from './writeAxis.ts';

const between = (first: string, last: string): ChartPoint[] => [
  { at: first, value: '1' },
  { at: last, value: '2' },
];

it.each([
  [12_450, '12.45K', '12,45 тыс.'],
  [-2_500_000, '−2.5M', '−2,5 млн'],
  [0.0005, '0.0005', '0,0005'],
])('writes %d on the scale as either language does', (value, english, russian) => {
  expect(writeValueTick(value, 'en-US')).toEqual({ figure: english });
  expect(writeValueTick(value, 'ru-RU').figure.replace('\u00a0', ' ')).toBe(russian);
});

it.each([
  [1.2e21, '1.2', '1,2', 21],
  [-2e15, '−2', '−2', 15],
])('writes %d, which no word names, as a multiple of a power of ten', (value, english, russian, power) => {
  expect(writeValueTick(value, 'en-US')).toEqual({ figure: english, power });
  expect(writeValueTick(value, 'ru-RU')).toEqual({ figure: russian, power });
});

it('names hours within a day, with their weekday over two or three, days within a year and months beyond', () => {
  const moment = Date.UTC(2026, 9, 15, 9, 30);
  const written = (first: string, last: string) => momentWriter(between(first, last), 'en-US', 'UTC')(moment);
  expect(written('2026-10-15T00:00:00Z', '2026-10-15T20:00:00Z')).toBe('09:30 AM');
  expect(written('2026-10-15T00:00:00Z', '2026-10-16T00:00:00Z')).toBe('Thu 09:30 AM');
  expect(written('2026-09-15T00:00:00Z', '2026-10-15T00:00:00Z')).toBe('Oct 15');
  expect(written('2024-09-15T00:00:00Z', '2026-10-15T00:00:00Z')).toBe('Oct 2026');
});

it('writes no two neighbours of a scale alike, however short or long it is', () => {
  const minute = 60_000;
  const lengths = fc.oneof(fc.integer({ min: 0, max: 6_000 }), fc.integer({ min: 1, max: 2_000_000 }));
  fc.assert(
    fc.property(lengths, fc.boolean(), fc.integer({ min: 0, max: 3_000 }), (length, isOfDays, start) => {
      const moments = [start, start + length].map((step) =>
        new Date(Date.UTC(2026, 9, 29) + step * minute).toISOString(),
      );
      const [first = '', last = ''] = isOfDays ? moments.map((moment) => moment.slice(0, 10)) : moments;
      const points = between(first, last);
      const write = momentWriter(points, 'en-US', 'America/New_York');
      const written = writeMoments(plotOf(points, 'line', 'straight').momentTicks, write);
      expect(written.length).toBeGreaterThan(0);
      written.forEach(({ text }, index) => expect(text).not.toBe(written[index - 1]?.text));
    }),
  );
});

it.each([
  ['zzz', '2026-11-13'],
  ['2026-10-15T09:30:00Z', ''],
  ['', ''],
])('writes a scale between ends of which one cannot be read (%s, %s)', (first, last) => {
  const points = between(first, last);
  const { momentTicks } = plotOf(points, 'line', 'straight');
  expect(writeMoments(momentTicks, momentWriter(points, 'ru-RU', 'UTC'))).toHaveLength(1);
});

it('keeps a day alone on that day, west of Greenwich too', () => {
  const points = between('2026-10-01', '2026-10-15');
  expect(momentWriter(points, 'en-US', 'America/New_York')(Date.UTC(2026, 9, 15))).toBe('Oct 15');
});
