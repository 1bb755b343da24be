import { useApiQuery, useMoneyPolling } from '@meridian/api-client/react';
import { isOnItsWay } from './isOnItsWay.ts';
import type { WithdrawalFilters } from './withdrawalFilters.ts';

/** Withdrawals on a page of the history. */
export const WITHDRAWALS_PER_PAGE = 20;

/** A page of the history, the last changed first. */
export function useWithdrawals({ status, page }: WithdrawalFilters) {
  const query = useApiQuery('/funds/payments', {
    params: { query: { status: status ?? 'all', page, limit: WITHDRAWALS_PER_PAGE } },
    keepPreviousData: true,
  });
  useMoneyPolling(query.data?.items.some(isOnItsWay) ?? false);
  return query;
}
