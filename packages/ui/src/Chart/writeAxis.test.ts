import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChartPoint } from './chartData.ts';
import { createPlot } from './createPlot.ts';
import { momentWriter, valueWriter, writeMoments } from './writeAxis.ts';

const between = (first: string, last: string): ChartPoint[] => [
  { at: first, value: '1' },
  { at: last, value: '2' },
];

/** An amount given in its smallest units. */
function exact(units: bigint, decimals: number): ChartPoint['value'] {
  const digits = `${units < 0n ? -units : units}`.padStart(decimals + 1, '0');
  const whole =
    `${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}0` as `${number}`;
  return units < 0n ? (`-${whole}` as `${number}`) : whole;
}

it.each([
  [12_450, '12.45K', '12,45 тыс.'],
  [-2_500_000, '−2.5M', '−2,5 млн'],
  [0.0005, '0.0005', '0,0005'],
  [0, '0', '0'],
  [100_001, '100,001', '100 001'],
])('labels %d in both languages', (value, english, russian) => {
  expect(valueWriter([value], 'en-US')(value)).toEqual({ figure: english });
  expect(valueWriter([value], 'ru-RU')(value).figure.replaceAll('\u00a0', ' ')).toBe(russian);
});

it('writes nearly equal values in full around a thousand and a million', () => {
  const write = valueWriter([999_990, 1_000_000, 1_000_010], 'en-US');
  expect([999_990, 1_000_000, 1_000_010].map((value) => write(value).figure)).toEqual([
    '999,990',
    '1,000,000',
    '1,000,010',
  ]);
});

it.each([
  [1.2e21, '1.2', '1,2', 21],
  [-2e15, '−2', '−2', 15],
  [2.5e-9, '2.5', '2,5', -9],
])('labels %d as a multiple of a power of ten', (value, english, russian, power) => {
  expect(valueWriter([value], 'en-US')(value)).toEqual({ figure: english, power });
  expect(valueWriter([value], 'ru-RU')(value)).toEqual({ figure: russian, power });
});

it('labels hours within a day, weekdays over three days, days within a year, then months', () => {
  const moment = Date.UTC(2026, 9, 15, 9, 30);
  const written = (first: string, last: string) => momentWriter(between(first, last), 'en-US', 'UTC')(moment);
  expect(written('2026-10-15T00:00:00Z', '2026-10-15T20:00:00Z')).toBe('9:30 AM');
  expect(written('2026-10-15T00:00:00Z', '2026-10-16T00:00:00Z')).toBe('Thu 9:30 AM');
  expect(written('2026-09-15T00:00:00Z', '2026-10-15T00:00:00Z')).toBe('Oct 15');
  expect(written('2024-09-15T00:00:00Z', '2026-10-15T00:00:00Z')).toBe('Oct 2026');
});

it('writes hours with two digits on a 24-hour clock', () => {
  const write = momentWriter(between('2026-10-15T00:00:00Z', '2026-10-15T20:00:00Z'), 'ru-RU', 'UTC');
  expect(write(Date.UTC(2026, 9, 15, 9, 30))).toBe('09:30');
});

it('never labels two neighbouring ticks alike', () => {
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
      const written = writeMoments(createPlot(points, 'line', 'straight').momentTicks, write);
      expect(written.length).toBeGreaterThan(0);
      written.forEach(({ text }, index) => expect(text).not.toBe(written[index - 1]?.text));
    }),
  );
});

it('labels values briefly and distinctly, even nearly equal ones', () => {
  const amount = fc.tuple(
    fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
    fc.integer({ min: 0, max: 18 }),
  );
  const away = fc.bigInt({ min: 0n, max: 10n ** 9n });
  fc.assert(
    fc.property(amount, away, fc.constantFrom('en-US', 'ru-RU'), ([units, decimals], more, locale) => {
      const points: ChartPoint[] = [units, units + more].map((value, day) => ({
        at: `2026-10-0${day + 1}`,
        value: exact(value, decimals),
      }));
      const { valueTicks, places } = createPlot(points, 'line', 'straight');
      const write = valueWriter(
        valueTicks.map(({ value }) => value),
        locale,
      );
      const texts = valueTicks.map(({ value }) => {
        const { figure, power = 0 } = write(value);
        expect(figure.length).toBeLessThanOrEqual('−1,00001 млрд'.length);
        return `${figure} ${power}`;
      });
      expect(texts.length).toBeGreaterThan(1);
      expect(new Set(texts).size).toBe(texts.length);
      for (const { y } of places) expect(y).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('places ticks on whole hours, midnights or first days of months of the zone', () => {
  const clock = (moment: number, timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(moment);
  const ticks = (first: string, last: string, timeZone: string) =>
    createPlot(between(first, last), 'line', 'straight', timeZone).momentTicks.map(({ moment }) =>
      clock(moment, timeZone),
    );
  expect(ticks('2026-10-15T06:17:31Z', '2026-10-15T15:42:08Z', 'Asia/Kolkata')).toEqual([
    '2026-10-15 12:00:00',
    '2026-10-15 15:00:00',
    '2026-10-15 18:00:00',
    '2026-10-15 21:00:00',
  ]);
  expect(ticks('2026-10-24T20:10:00Z', '2026-10-25T20:10:00Z', 'Europe/Berlin')).toEqual([
    '2026-10-25 00:00:00',
    '2026-10-25 06:00:00',
    '2026-10-25 12:00:00',
    '2026-10-25 18:00:00',
  ]);
  expect(ticks('2026-10-01T08:15:00Z', '2026-10-31T08:15:00Z', 'America/New_York')).toEqual([
    '2026-10-02 00:00:00',
    '2026-10-09 00:00:00',
    '2026-10-17 00:00:00',
    '2026-10-24 00:00:00',
    '2026-10-31 00:00:00',
  ]);
  expect(ticks('2024-10-15T08:15:00Z', '2026-10-15T08:15:00Z', 'Europe/Moscow')[0]).toBe(
    '2024-11-01 00:00:00',
  );
  expect(ticks('2026-10-15T08:15:05Z', '2026-10-15T08:15:45Z', 'UTC')).toEqual(['2026-10-15 08:15:05']);
});

it('labels an invalid zone in UTC and marks it once', () => {
  const points = between('2026-10-15T00:00:00Z', '2026-10-16T00:00:00Z');
  const { momentTicks } = createPlot(points, 'line', 'straight', 'Mars/Olympus');
  const texts = writeMoments(momentTicks, momentWriter(points, 'en-US', 'Mars/Olympus'), ' UTC');
  expect(texts[0]?.text).toBe('Thu 12:00 AM UTC');
  expect(texts[1]?.text).toBe('Thu 6:00 AM');
});

it.each([
  ['zzz', '2026-11-13'],
  ['2026-10-15T09:30:00Z', ''],
  ['', ''],
])('labels a scale with one unreadable end (%s, %s)', (first, last) => {
  const points = between(first, last);
  const { momentTicks } = createPlot(points, 'line', 'straight');
  expect(writeMoments(momentTicks, momentWriter(points, 'ru-RU', 'UTC'))).toHaveLength(1);
});

it('keeps a date without time on its day, west of Greenwich too', () => {
  const points = between('2026-10-01', '2026-10-15');
  expect(momentWriter(points, 'en-US', 'America/New_York')(Date.UTC(2026, 9, 15))).toBe('Oct 15');
});
