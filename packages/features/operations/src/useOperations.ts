import { useApiQuery } from '@meridian/api-client/react';
import type { OperationsFilters } from './operationsFilters.ts';

/** Operations on a page of the list. */
export const OPERATIONS_PER_PAGE = 20;

/** A page of operations, newest first, with the totals of the whole filter; its days are of the person's time zone. */
export function useOperations(filters: OperationsFilters) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return useApiQuery('/user/operations/', {
    params: { query: { ...filters, limit: OPERATIONS_PER_PAGE, timeZone } },
    keepPreviousData: true,
  });
}
