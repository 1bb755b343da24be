import type { QueryParameters } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** `GET /user/balance/history`: the balance of each day of a period. Null makes no call. */
export const useBalanceHistory = (query: QueryParameters<'/user/balance/history'> | null) =>
  useApiQuery(query && '/user/balance/history', { params: { query: query ?? {} }, keepPreviousData: true });
