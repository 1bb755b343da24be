import { currencyIn, defineFilters, type FiltersOf, pageIn, periodIn } from '@meridian/lists';

export const refillFilters = defineFilters((search) => ({
  currency: currencyIn(search),
  ...periodIn(search),
  page: pageIn(search),
}));

export type RefillFilters = FiltersOf<typeof refillFilters>;
