import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clearStride } from './watchScale.ts';

const labels = (...starts: number[]) => starts.map((start) => ({ start, end: start + 10 }));

it.each([
  ['every one where each has room', labels(0, 20, 40, 60, 80), 1],
  ['every second where neighbours lie too near', labels(0, 15, 30, 45, 60), 2],
  ['every second where two alone lie too near', labels(0, 20, 40, 60, 72), 2],
  ['every fourth where those do, too', labels(0, 8, 16, 24, 32), 4],
  ['the first alone where the ends do', labels(0, 4, 8, 12, 16), 8],
  ['one', labels(0), 1],
])('shows %s', (_, scale, stride) => {
  expect(clearStride(scale, 8)).toBe(stride);
});

it('leaves no two nearer to each other than they may be', () => {
  const extent = fc.record({
    start: fc.integer({ min: 0, max: 500 }),
    width: fc.integer({ min: 1, max: 90 }),
  });
  fc.assert(
    fc.property(fc.array(extent, { maxLength: 12 }), fc.integer({ min: -4, max: 12 }), (extents, gap) => {
      const scale = extents
        .map(({ start, width }) => ({ start, end: start + width }))
        .sort((one, other) => one.start - other.start);
      const stride = clearStride(scale, gap);
      const shown = scale.filter((_, index) => index % stride === 0);
      for (const [index, { start }] of shown.entries())
        if (index > 0) expect(start - shown[index - 1]!.end).toBeGreaterThanOrEqual(gap);
    }),
  );
});
