import { expect, it } from 'vitest';
import { findZone } from './findZone.ts';

const edges = { low: 30, high: 70 };

it.each([
  ['high', [10, 50, 90], ['poor', 'fair', 'good']],
  ['low', [10, 50, 90], ['good', 'fair', 'poor']],
  ['middle', [10, 50, 90], ['fair', 'good', 'fair']],
] as const)('judges a scale that is best when it is %s', (best, values, zones) => {
  expect(values.map((value) => findZone(value, { ...edges, best }))).toEqual(zones);
});

it('counts the bounds as the middle range', () => {
  expect(findZone(30, { ...edges, best: 'middle' })).toBe('good');
  expect(findZone(70, { ...edges, best: 'middle' })).toBe('good');
});
