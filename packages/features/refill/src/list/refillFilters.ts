import { currencyIn, defineFilters, pageIn, periodIn } from '@meridian/lists';

export const refillFilters = defineFilters((search) => ({
  currency: currencyIn(search),
  ...periodIn(search),
  page: pageIn(search),
}));

export type RefillFilters = ReturnType<typeof refillFilters.parse>;
