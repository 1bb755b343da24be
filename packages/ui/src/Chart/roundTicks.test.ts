import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundTicks } from './roundTicks.ts';

const steps = 8;

it('encloses any range in evenly spaced multiples of 1, 2 or 5 times a power of ten', () => {
  const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const units = fc.integer({ min: -12, max: 15 }).map((power) => 10 ** power);
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 1_000_000_000 }), units, (start, length, unit) => {
      const [least, greatest] = [start * unit, (start + length) * unit];
      const ticks = roundTicks(least, greatest, steps);
      const [first = NaN, second = NaN] = ticks;
      const last = ticks.at(-1) ?? NaN;
      expect(first).toBeLessThanOrEqual(least);
      expect(last).toBeGreaterThanOrEqual(greatest);
      const step = (last - first) / (ticks.length - 1);
      expect(first).toBeGreaterThan(least - step * 2);
      expect(last).toBeLessThan(greatest + step * 2);
      expect(second - first).toBeCloseTo(step, -Math.log10(step) + 3);
      expect(['1', '2', '5']).toContain(step.toExponential(2).replace(/\.?0*e.*/, ''));
      expect(ticks.length).toBeGreaterThan(steps / 2);
      expect(ticks.length).toBeLessThan(steps * 2);
    }),
  );
});

it.each([
  [NaN, NaN],
  [Infinity, -Infinity],
  [0, Infinity],
])('ends for a range from %d to %d', (least, greatest) => {
  expect(roundTicks(least, greatest, steps).length).toBeLessThanOrEqual(1);
});
