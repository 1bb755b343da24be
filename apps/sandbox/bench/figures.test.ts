import { expect, test } from 'vitest';
import { slopeOf } from './figures.ts';

test('what grows by two for each step has a slope of two, wherever it begins and however it swings', () => {
  const swinging = [0.3, -0.3, -0.3, 0.3];
  expect(slopeOf(swinging.map((swing, x) => ({ x, y: 100 + 2 * x + swing })))).toBeCloseTo(2);
  expect(slopeOf(swinging.map((swing, x) => ({ x, y: 7 + swing })))).toBeCloseTo(0);
});
