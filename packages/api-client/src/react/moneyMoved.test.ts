import { expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { moneyQueries } from './moneyMoved.ts';

/** Queries whose responses do not depend on the user's money. */
const unaffected = [
  '/auth/email/code',
  '/auth/phone/code',
  '/auth/register/{login}',
  '/content/news',
  '/content/news/one/{id}',
  '/content/strategies',
  '/liabilities',
  '/liabilities/{id}',
  '/payment-systems',
  // Only quarters that are over.
  '/plans/results',
  '/settings/subscription/options',
  '/settings/technical_work',
  '/settings/telegramAuthAvailable',
  '/settings/{key}',
  '/support/photos/{id}',
  '/support/requests',
  '/support/requests/{id}',
  '/settings_other/plans/available',
  '/user-data/byType/{type}',
  '/user-data/wallets',
  '/user/confirmation',
  // They move by themselves, once a day.
  '/courses',
  '/courses/{code}',
  // Downloaded, never shown.
  '/user/data',
  '/user/documents/statement',
  '/user/documents/balance',
  '/user/documents/operations/{id}',
  '/user/documents/year',
  // It does not change.
  '/documents/check',
  // A quote expires by itself.
  '/user/exchange-rate',
  '/user/liabilities/{id}',
  '/user/referral/{id}',
  '/user/passkeys',
  '/user/push-subscription',
  '/user/read-only-keys',
  '/user/security-events',
  '/user/sessions',
  '/user/settings/letters',
  '/user/settings/notifications',
  '/user/settings/security',
];

test('every query of the contract is revalidated when money moves, or known not to depend on it', () => {
  const queries = Object.entries(contract.paths).flatMap(([path, methods]) =>
    'get' in methods ? [path] : [],
  );
  expect([...moneyQueries, ...unaffected].toSorted()).toEqual(queries.toSorted());
});
