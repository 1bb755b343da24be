import type { QueryParameters } from '../contractTypes.ts';
import { useApiQuery } from './useApiQuery.ts';

/** `GET /funds/refills`: one page of the person's refills. Null makes no call. */
export const useRefills = (query: QueryParameters<'/funds/refills'> | null) =>
  useApiQuery(query && '/funds/refills', {
    params: { query: query ?? {} },
    keepPreviousData: query !== null,
  });

/** The latest refills: enough to find those that are pending. */
export const useLatestRefills = () => useRefills({ limit: 20 });
