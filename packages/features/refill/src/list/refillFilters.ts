import { readCurrency, defineFilters, readPage, readPeriod } from '@meridian/lists/filters';

export const refillFilters = defineFilters((search) => ({
  currency: readCurrency(search),
  ...readPeriod(search),
  page: readPage(search),
}));

export type RefillFilters = ReturnType<typeof refillFilters.parse>;
