import { useApiQuery } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import { ROWS_PER_PAGE } from '@meridian/lists';
import type { CasesFilters } from '../casesFilters.ts';

/** One page of the win history. */
export function useCaseOperations({ currency, from, to, page }: CasesFilters) {
  return useApiQuery('/user/case-operations', {
    params: { query: { currency, from, to, page, limit: ROWS_PER_PAGE, timeZone: localTimeZone() } },
    keepPreviousData: true,
  });
}
