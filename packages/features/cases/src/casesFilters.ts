import { readCurrency, defineFilters, readPage, readPeriod } from '@meridian/lists/filters';

/** The filters of the win history, which the app stores in the URL. */
export const casesFilters = defineFilters((search) => ({
  currency: readCurrency(search),
  ...readPeriod(search),
  page: readPage(search),
}));

export type CasesFilters = ReturnType<typeof casesFilters.parse>;
