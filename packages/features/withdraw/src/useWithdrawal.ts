import { useApiQuery, useMoneyPolling } from '@meridian/api-client/react';
import { isOnItsWay } from './isOnItsWay.ts';

/** One withdrawal, polled until it is decided. */
export function useWithdrawal(id: string) {
  const query = useApiQuery('/funds/payments/{id}', { params: { path: { id } } });
  useMoneyPolling(query.data !== undefined && isOnItsWay(query.data));
  return query;
}
