import { localTimeZone } from '@meridian/i18n';
import { ROWS_PER_PAGE } from '@meridian/lists';
import { useCaseOperations } from '../cases.requests.ts';
import type { CasesFilters } from '../casesFilters.ts';

/** The page of the win history that the filters choose. */
export const useCaseHistory = ({ currency, from, to, page }: CasesFilters) =>
  useCaseOperations({ currency, from, to, page, limit: ROWS_PER_PAGE, timeZone: localTimeZone() });
