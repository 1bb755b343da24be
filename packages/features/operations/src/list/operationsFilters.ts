import { operationKinds, operationTypes } from '@meridian/api-client';
import { readChoice, readCurrency, defineFilters, readPage, readPeriod } from '@meridian/lists/filters';

/** The types of what was earned. Everything else is of the type `system`, which is divided by what happened. */
export const earnedTypes = operationTypes.filter((type) => type !== 'system');

export const operationsFilters = defineFilters((search) => ({
  type: readChoice(search, 'type', operationTypes),
  kind: readChoice(search, 'kind', operationKinds),
  currency: readCurrency(search),
  ...readPeriod(search),
  page: readPage(search),
}));

export type OperationsFilters = ReturnType<typeof operationsFilters.parse>;
