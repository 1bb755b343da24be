import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clearStride } from './watchScale.ts';

const labels = (...starts: number[]) => starts.map((start) => ({ start, end: start + 10 }));

it.each([
  ['every label if all fit', labels(0, 20, 40, 60, 80), 1],
  ['every second label if neighbours are too close', labels(0, 15, 30, 45, 60), 2],
  ['every second label if only two are too close', labels(0, 20, 40, 60, 72), 2],
  ['every fourth label if every second is too close', labels(0, 8, 16, 24, 32), 4],
  ['only the first label if even the ends are too close', labels(0, 4, 8, 12, 16), 8],
  ['a single label', labels(0), 1],
])('shows %s', (_, scale, stride) => {
  expect(clearStride(scale, 8)).toBe(stride);
});

it('never leaves two labels too close', () => {
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
