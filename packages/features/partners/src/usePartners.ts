import { ROWS_PER_PAGE } from '@meridian/lists';
import { useReferrals } from '@meridian/api-client/react';
import type { PartnersFilters } from './partnersFilters.ts';

/** The query of the list, without its page. */
export function partnersQuery({ search, sort, sortDir, inviter }: PartnersFilters) {
  return { search, sort, sortDir, inviterLogin: inviter };
}

/** The page of the partners that the filters choose. */
export const usePartners = (filters: PartnersFilters) =>
  useReferrals({ ...partnersQuery(filters), page: filters.page, limit: ROWS_PER_PAGE });
