import type { PathWith } from '../contractTypes.ts';

/** The queries that change when money moves. Mutations and polling revalidate all of them. */
export const moneyQueries = [
  '/user/balance',
  '/user/balance/history',
  '/user/statistics',
  '/user/operations/',
  '/user/case-operations',
  '/user/bonus',
  '/user/referrals',
  '/funds/refills',
  '/funds/refills/{id}',
  '/funds/payments',
  '/funds/payments/{id}',
  '/funds/payments/conditions',
  '/funds/deposits',
  '/funds/deposits/{id}/closing',
  '/crypto-cases/all',
  '/notification',
] as const satisfies readonly PathWith<'get'>[];
