import { expect, test } from 'vitest';
import {
  awaitedRefill,
  cancelledRefill,
  confirmingRefill,
  expiredRefill,
  rejectedRefill,
  replenishedRefill,
} from '../refill.fixtures.ts';
import { isAwaited, refillConcern } from './refillConcern.ts';

const { creationDate } = awaitedRefill;
const after = (seconds: number) => new Date(Date.parse(creationDate) + seconds * 1000).toISOString();

test.each([
  ['a transfer that is not seen within the usual time', awaitedRefill, after(300), null],
  ['a transfer that is not seen after the usual time', awaitedRefill, after(301), 'unseen'],
  ['a transfer that is confirmed slowly', { ...confirmingRefill, creationDate }, after(301), 'slow'],
  ['a refill that was not checked yet', awaitedRefill, undefined, null],
  ['less than requested', replenishedRefill, undefined, 'partial'],
  [
    'exactly what was requested',
    { ...replenishedRefill, creditedAmount: { amount: '500', currency: 'USDT' } },
    undefined,
    null,
  ],
  ['a rejected refill', rejectedRefill, undefined, 'rejected'],
  ['a cancelled refill', cancelledRefill, undefined, 'cancelled'],
  ['an expired refill', expiredRefill, undefined, 'expired'],
] as const)('The concern about %s', (_, refill, checkedAt, concern) => {
  expect(refillConcern(refill, { expectedSeconds: 300, checkedAt })).toBe(concern);
});

test.each([
  [awaitedRefill, true],
  [confirmingRefill, false],
  [{ ...awaitedRefill, confirmations: 1 }, false],
  [replenishedRefill, false],
  [cancelledRefill, false],
])('only a waiting refill without a transfer can be cancelled (%#)', (refill, isPossible) => {
  expect(isAwaited(refill)).toBe(isPossible);
});
