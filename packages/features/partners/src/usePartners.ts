import { useApiQuery } from '@meridian/api-client/react';
import { ROWS_PER_PAGE } from '@meridian/lists';
import type { PartnersFilters } from './partnersFilters.ts';

/** The query of the list, without its page. */
export function partnersQuery({ search, sort, sortDir, inviter }: PartnersFilters) {
  return { search, sort, sortDir, inviterLogin: inviter };
}

/** One page of the partners. */
export function usePartners(filters: PartnersFilters) {
  return useApiQuery('/user/referrals', {
    params: { query: { ...partnersQuery(filters), page: filters.page, limit: ROWS_PER_PAGE } },
    keepPreviousData: true,
  });
}
