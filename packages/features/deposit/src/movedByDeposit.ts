import type { ApiPath } from '@meridian/api-client';

/** What shows other figures once money has gone into a deposit or come back from one. */
export const movedByDeposit = [
  '/funds/deposits',
  '/user/balance',
  '/user/balance/history',
  '/user/operations/',
  '/user/statistics',
] as const satisfies readonly ApiPath[];
