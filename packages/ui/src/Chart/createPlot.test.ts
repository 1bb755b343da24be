import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChartPoint } from './chartData.ts';
import { createPlot } from './createPlot.ts';

const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();

const arbitraryPoints = fc
  .array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
  .map((values) => values.map((value, index): ChartPoint => ({ at: day(index), value: `${value}` })));

const shapes = fc.constantFrom('line' as const, 'area' as const);
const courses = fc.constantFrom('straight' as const, 'steps' as const);

it('keeps every point inside the plot, in order of time and value', () => {
  fc.assert(
    fc.property(arbitraryPoints, shapes, courses, (points, shape, course) => {
      const { places } = createPlot(points, shape, course);
      places.forEach(({ x, y }, index) => {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(100);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(100);
        const before = places[index - 1];
        if (!before) return;
        expect(x).toBeGreaterThan(before.x);
        const grew = Number(points[index]?.value) > Number(points[index - 1]?.value);
        if (grew) expect(y).toBeLessThan(before.y);
      });
    }),
  );
});

it('starts an area at zero, so that half the amount is half the height', () => {
  const { places, valueTicks } = createPlot(
    [
      { at: day(0), value: '500' },
      { at: day(1), value: '1000' },
    ],
    'area',
    'straight',
  );
  expect(valueTicks[0]).toEqual({ value: 0, y: 100 });
  expect(places.map(({ y }) => 100 - y)).toEqual([50, 100]);
});

it('has no negative scale for a balance of zero', () => {
  const { places, valueTicks } = createPlot([{ at: day(0), value: '0' }], 'area', 'steps');
  expect(places.map(({ y }) => y)).toEqual([100]);
  expect(valueTicks[0]).toEqual({ value: 0, y: 100 });
});

it('draws a vertical step where a balance changes', () => {
  const steps = createPlot(
    [
      { at: day(0), value: '0' },
      { at: day(1), value: '100' },
    ],
    'area',
    'steps',
  );
  expect(steps.line).toBe('M0,100L100,100L100,0');
});

it('has three grid lines, the ends of a round scale and its middle', () => {
  const { valueTicks } = createPlot(
    [
      { at: day(0), value: '2400' },
      { at: day(1), value: '12450.50' },
    ],
    'area',
    'steps',
  );
  expect(valueTicks.map(({ value }) => value)).toEqual([0, 8000, 16000]);
});

it('draws the lower part of a stacked area under the whole', () => {
  const { baseLine, line } = createPlot(
    [
      { at: day(0), value: '100', base: '50' },
      { at: day(1), value: '100', base: '100' },
    ],
    'area',
    'straight',
  );
  expect([line, baseLine]).toEqual(['M0,0L100,0', 'M0,50L100,0']);
});

it('centres a single point with one tick', () => {
  const { places, momentTicks } = createPlot([{ at: day(0), value: '12450.50' }], 'line', 'straight');
  expect(places.map(({ x }) => x)).toEqual([50]);
  expect(momentTicks).toHaveLength(1);
});

it('leaves a gap for an unreadable point', () => {
  const { line, places } = createPlot(
    [
      { at: day(0), value: '1' },
      { at: day(1), value: '2' },
      { at: day(2), value: '' as '0' },
      { at: day(3), value: '1' },
      { at: day(4), value: '2' },
    ],
    'line',
    'straight',
  );
  expect(line.match(/M/g)).toHaveLength(2);
  expect(places[2]?.y).toBeNaN();
});

/** The marks that d3-scale 4.0.3 and d3-shape 3.2.1 draw for these values, one a day. */
it.each([
  ['12450.50', 'area', 'steps', [0, 8000, 16000], 'M50,22.184L50,100Z'],
  ['0', 'line', 'straight', [0, 0.5, 1], 'M50,100Z'],
  ['500 500 500', 'line', 'straight', [475, 500, 525], 'M0,50L50,50L100,50'],
  ['500 500', 'area', 'steps', [0, 250, 500], 'M0,0L100,0L100,0L100,100L100,100L0,100Z'],
  ['-120.5 340 -87.25', 'line', 'straight', [-150, 100, 350], 'M0,94.1L50,2L100,87.45'],
  [
    '-120.5 340 -87.25',
    'area',
    'steps',
    [-150, 100, 350],
    'M0,94.1L50,94.1L50,2L100,2L100,87.45L100,70L100,70L50,70L50,70L0,70Z',
  ],
  ['0.00000001 0.00000013', 'line', 'straight', [0, 8e-8, 1.6e-7], 'M0,93.75L100,18.75'],
  ['0.99999999 1.00000001', 'line', 'straight', [0.99996, 1, 1.00004], 'M0,50.013L100,49.988'],
  ['9999.99 10000.01', 'line', 'straight', [9999.6, 10_000, 10_000.4], 'M0,51.25L100,48.75'],
  [
    '1234567890123456789012.5 2345678901234567890123',
    'line',
    'straight',
    [1.2e21, 1.8e21, 2.4e21],
    'M0,97.119L100,4.527',
  ],
  ['1  3', 'line', 'straight', [1, 2, 3], 'M0,100ZM100,0Z'],
  ['1  3', 'area', 'steps', [0, 1.5, 3], 'M0,66.667L0,100ZM100,0L100,100Z'],
] as const)('draws %j as d3 does: %s, %s', (values, shape, course, ticks, path) => {
  const points = values.split(' ').map((value, index) => ({ at: day(index), value: value as '0' }));
  const plot = createPlot(points, shape, course);
  expect(plot.valueTicks.map(({ value }) => value)).toEqual(ticks);
  expect(plot[shape]).toBe(path);
});

it('has the scale of zeros, and no line, for a single unreadable point', () => {
  fc.assert(
    fc.property(shapes, courses, (shape, course) => {
      const plot = createPlot([{ at: day(0), value: '' as '0' }], shape, course);
      expect(plot.valueTicks.map(({ value }) => value)).toEqual([0, 0.5, 1]);
      expect([plot.line, plot.area]).toEqual(['', '']);
    }),
  );
});
