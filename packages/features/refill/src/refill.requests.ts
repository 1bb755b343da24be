import {
  moneyQueries,
  useRespondedAt,
  useApiMutation,
  useApiQuery,
  useMoneyPolling,
} from '@meridian/api-client/react';

/** `GET /funds/refills/{id}`: one refill, polled until it is decided, and when it was last checked. */
export function useRefill(id: string) {
  const query = useApiQuery('/funds/refills/{id}', { params: { path: { id } } });
  useMoneyPolling(query.data?.status === 'waiting');
  const { data, error, mutate } = query;
  return { data, error, mutate, checkedAt: useRespondedAt(query) };
}

/** `POST /funds/refills/{id}/cancel`: cancels a refill that nothing was sent for. */
export const useCancelRefill = () =>
  useApiMutation('post', '/funds/refills/{id}/cancel', { revalidates: moneyQueries });
