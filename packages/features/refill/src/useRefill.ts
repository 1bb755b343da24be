import { useApiQuery, useMoneyPolling } from '@meridian/api-client/react';

/** One refill, polled until it is decided. */
export function useRefill(id: string) {
  const query = useApiQuery('/funds/refills/{id}', { params: { path: { id } } });
  useMoneyPolling(query.data?.status === 'waiting');
  return query;
}
