import type { Schema } from '@meridian/api-client';
import { useApiQuery, useMoneyPolling } from '@meridian/api-client/react';

export const SHOWN_DEPOSITS = 3;

/** Deposits of one status, the next to end first. */
function useDeposits(status: Schema<'DepositStatus'>) {
  const query = useApiQuery('/funds/deposits', {
    params: { query: { status, sort: 'endDate', sortDir: 'asc', limit: SHOWN_DEPOSITS } },
  });
  const isPending = status === 'waiting' || status === 'awaiting_completion';
  useMoneyPolling(isPending && (query.data?.total ?? 0) > 0);
  return query;
}

/**
 * The deposits that are not closed: those awaiting completion, then those in work by their end, then the waiting ones.
 * The server filters by one status at a time, so there is one call for each of the three.
 */
export function useActiveDeposits() {
  const lists = [useDeposits('awaiting_completion'), useDeposits('in_work'), useDeposits('waiting')];
  const isLoaded = lists.every(({ data }) => data !== undefined);
  return {
    /** The first few; undefined until all three calls have answered. */
    deposits: isLoaded ? lists.flatMap(({ data }) => data?.items ?? []).slice(0, SHOWN_DEPOSITS) : undefined,
    /** The number of deposits in all three statuses. */
    total: lists.reduce((sum, { data }) => sum + (data?.total ?? 0), 0),
    error: lists.find(({ error }) => error !== undefined)?.error,
    retry: () => {
      for (const { error, mutate } of lists) if (error) void mutate();
    },
  };
}
