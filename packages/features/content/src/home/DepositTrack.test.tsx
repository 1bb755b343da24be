import { expect, test } from 'vitest';
import { plans } from '../content.fixtures.ts';
import { plansByTerm } from './DepositTrack.tsx';

test('the track has the first plan of each term, the shortest term first', () => {
  const [quarter, bitcoin] = plans.items;
  const month = { ...quarter!, id: 'month', timeInDays: 30 };
  expect(plansByTerm([quarter!, bitcoin!, month]).map(({ id }) => id)).toEqual(['month', quarter!.id]);
});
