import { expect, test } from 'vitest';
import { calculateShares } from './shares.ts';

test('shares add up to a hundred, and nothing has no shares', () => {
  expect(calculateShares(['250', '1000.000000', '0'])).toEqual(['20', '80', '0']);
  expect(calculateShares(['1', '1', '1.00'])).toEqual(['34', '33', '33']);
  expect(calculateShares(['0.004', '999'])).toEqual(['0', '100']);
  expect(calculateShares(['0', '0.00'])).toEqual(['0', '0']);
});
