import { useApiQuery, useMoneyPolling } from '@meridian/api-client/react';
import type { RefillFilters } from './refillFilters.ts';

/** Refills on a page of the history. */
const REFILLS_PER_PAGE = 20;

/** A page of the history, newest first; its days are those of the person's own time zone. */
export function useRefills(filters: RefillFilters) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const query = useApiQuery('/funds/refills', {
    params: { query: { ...filters, limit: REFILLS_PER_PAGE, timeZone } },
    keepPreviousData: true,
  });
  useMoneyPolling(query.data?.items.some(({ status }) => status === 'waiting') ?? false);
  return query;
}
