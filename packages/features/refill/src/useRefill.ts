import { useAnsweredAt, useApiQuery, useMoneyPolling } from '@meridian/api-client/react';

/** One refill, polled until it is decided, and when it was last checked. */
export function useRefill(id: string) {
  const query = useApiQuery('/funds/refills/{id}', { params: { path: { id } } });
  useMoneyPolling(query.data?.status === 'waiting');
  const { data, error, mutate } = query;
  return { data, error, mutate, checkedAt: useAnsweredAt(query) };
}
