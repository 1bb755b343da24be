import { readCurrency, defineFilters, readPage, readPeriod } from '@meridian/lists/filters';

export const statementFilters = defineFilters((search) => ({
  currency: readCurrency(search),
  ...readPeriod(search),
  page: readPage(search),
}));

export type StatementFilters = ReturnType<typeof statementFilters.parse>;
