import { expect, test } from 'vitest';
import {
  awaitedRefill,
  cancelledRefill,
  confirmingRefill,
  expiredRefill,
  rejectedRefill,
  replenishedRefill,
} from '../refill.fixtures.ts';
import { refillCourse, refillStages } from './refillCourse.ts';

test.each([
  ['an awaited transfer', awaitedRefill, 'done current upcoming upcoming'],
  ['a transfer that is being confirmed', confirmingRefill, 'done done current upcoming'],
  [
    'the last confirmation, not yet credited',
    { ...confirmingRefill, confirmations: 19 },
    'done done done current',
  ],
  ['a credited refill', replenishedRefill, 'done done done done'],
  ['a credited refill without a hash', { ...replenishedRefill, hash: null }, 'done done done done'],
  ['a rejected refill that nothing was sent for', rejectedRefill, 'done upcoming upcoming failed'],
  ['a refill that its owner cancelled', cancelledRefill, 'done upcoming upcoming done'],
  ['an expired refill', expiredRefill, 'done upcoming upcoming done'],
  [
    'a transfer rejected on its way',
    { ...confirmingRefill, status: 'rejected' },
    'done done upcoming failed',
  ],
] as const)('The course of %s', (_, refill, course) => {
  const states = refillCourse(refill);
  expect(refillStages.map((stage) => states[stage]).join(' ')).toBe(course);
});
