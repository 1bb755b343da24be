import type { Schema } from '@meridian/api-client';
import { useApiQuery, useMoneyPolling } from '@meridian/api-client/react';

/** How many deposits the cabinet's home shows. */
export const SHOWN_DEPOSITS = 3;

/** Deposits of one status, the next to end first. */
export function useDeposits(status: Schema<'DepositStatus'>) {
  const query = useApiQuery('/funds/deposits', {
    params: { query: { status, sort: 'endDate', sortDir: 'asc', limit: SHOWN_DEPOSITS } },
  });
  const isPending = status === 'waiting' || status === 'awaiting_completion';
  useMoneyPolling(isPending && (query.data?.total ?? 0) > 0);
  return query;
}
