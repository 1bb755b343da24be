import { expect, test } from 'vitest';
import { someStrategies } from '../content.fixtures.ts';
import {
  filterStrategies,
  readStrategyFilter,
  usedStrategyFilters,
  writeStrategyFilter,
} from './strategyFilter.ts';

test('reads every filter that it writes', () => {
  for (const text of usedStrategyFilters(someStrategies)) {
    expect(writeStrategyFilter(readStrategyFilter(text))).toBe(text);
  }
});

test('has a page for each filter that shows something, and for no other', () => {
  const used = usedStrategyFilters(someStrategies);
  expect(used).toContain('low-futures');
  expect(used).not.toContain('low-spot');
  for (const text of used) {
    expect(filterStrategies(someStrategies, readStrategyFilter(text)).length).toBeGreaterThan(0);
  }
});
