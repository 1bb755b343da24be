import { useApiQuery, useMoneyPolling } from '@meridian/api-client/react';

/** Deposits on a page of the table. */
export const DEPOSITS_PER_PAGE = 20;

/** A page of the person's deposits of every status, in the server's order: those that still work before closed ones. */
export function useDeposits(page: number) {
  const query = useApiQuery('/funds/deposits', {
    params: { query: { page, limit: DEPOSITS_PER_PAGE } },
    keepPreviousData: true,
  });
  useMoneyPolling(
    query.data?.items.some(({ status }) => status === 'waiting' || status === 'awaiting_completion') ?? false,
  );
  return query;
}
