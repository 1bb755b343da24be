import { useApiQuery } from '@meridian/api-client/react';
import { ROWS_PER_PAGE } from '@meridian/lists';
import { lineOf, type PartnersFilters } from './partnersFilters.ts';

/** The query of the list, without its page. */
export function partnersQuery(filters: PartnersFilters) {
  const { search, sort, sortDir } = filters;
  return { search, sort, sortDir, inviterLogin: lineOf(filters).at(-1) };
}

/** One page of the partners. */
export function usePartners(filters: PartnersFilters) {
  return useApiQuery('/user/referrals', {
    params: { query: { ...partnersQuery(filters), page: filters.page, limit: ROWS_PER_PAGE } },
    keepPreviousData: true,
  });
}
