import { currencyIn, defineFilters, pageIn, periodIn } from '@meridian/lists';

export const statementFilters = defineFilters((search) => ({
  currency: currencyIn(search),
  ...periodIn(search),
  page: pageIn(search),
}));

export type StatementFilters = ReturnType<typeof statementFilters.parse>;
