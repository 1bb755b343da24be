import { currencyIn, defineFilters, pageIn, periodIn } from '@meridian/lists';

/** The filters of the win history, which the app stores in the URL. */
export const casesFilters = defineFilters((search) => ({
  currency: currencyIn(search),
  ...periodIn(search),
  page: pageIn(search),
}));

export type CasesFilters = ReturnType<typeof casesFilters.parse>;
