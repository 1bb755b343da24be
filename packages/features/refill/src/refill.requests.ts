import {
  moneyQueries,
  useAnsweredAt,
  useApiMutation,
  useApiQuery,
  useMoneyPolling,
} from '@meridian/api-client/react';

/** `GET /funds/refills/{id}`: one refill, polled until it is decided, and when it was last checked. */
export function useRefill(id: string) {
  const query = useApiQuery('/funds/refills/{id}', { params: { path: { id } } });
  useMoneyPolling(query.data?.status === 'waiting');
  const { data, error, mutate } = query;
  return { data, error, mutate, checkedAt: useAnsweredAt(query) };
}

/** `POST /funds/refills`: asks for an address to send a refill to. */
export const useRequestRefill = () => useApiMutation('post', '/funds/refills');

/** `POST /funds/refills/{id}/cancel`: cancels a refill that nothing was sent for. */
export const useCancelRefill = () =>
  useApiMutation('post', '/funds/refills/{id}/cancel', { revalidates: moneyQueries });
