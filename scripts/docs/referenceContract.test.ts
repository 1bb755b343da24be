import { expect, it } from 'vitest';
import { contract, operationIds } from '@meridian/api-client/contract';
import { writeReferenceContract, writeScreenOperations } from './referenceContract.ts';
import { operationsOfApp, operationsOfScreens } from './screenOperations.ts';

const screens = operationsOfScreens();

it('finds what a screen calls by itself, through its parts and in its dialogs', () => {
  expect(screens.get('refill')).toEqual(
    new Set([
      'listRefills',
      'getRefill',
      'listPaymentSystems',
      'getSetting',
      'cancelRefill',
      'createRefill',
      'getWithdrawalConditions',
    ]),
  );
  expect(screens.get('confirmEmail')).toContain('confirmEmail');
  expect(screens.get('plans')).toContain('listPlans');
  expect(screens.get('risks')).toEqual(new Set());
});

it('finds every operation of the contract in a screen or around them, but for those of other clients', () => {
  const called = new Set([...screens.values(), operationsOfApp()].flatMap((operations) => [...operations]));
  expect(operationIds.filter((id) => !called.has(id))).toEqual([
    'createWithdrawal',
    'getNewsItem',
    'getLiabilities',
  ]);
});

it('links an operation with its screens, and an error with what the investor reads', () => {
  const { paths, components } = writeReferenceContract();
  expect(paths['/funds/refills']?.post?.description).toContain(
    '**Called by** [Refill](../?path=/docs/screens-cabinet-refill--docs).',
  );
  expect(paths['/funds/payments']?.post?.description).toContain('No screen calls it.');
  expect(components.responses.NotFound?.description).toMatch(
    /- `not_found`: \*\*.+\*\*[^]+developers-errors--docs/,
  );
});

it('links a screen with its operations', () => {
  expect(writeScreenOperations().refill).toContainEqual({
    call: 'POST /funds/refills',
    summary: contract.paths['/funds/refills'].post.summary,
    href: 'api/index.html#/refill/createrefill',
  });
});
