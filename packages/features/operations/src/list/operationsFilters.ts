import type { Schema } from '@meridian/api-client';
import { choiceIn, currencyIn, defineFilters, pageIn, periodIn } from '@meridian/lists';

/** In the order in which they are offered. */
export const operationTypes = [
  'accrual',
  'referral',
  'matching',
  'bonus',
  'system',
] as const satisfies readonly Schema<'OperationType'>[];

export const operationsFilters = defineFilters((search) => ({
  type: choiceIn(search, 'type', operationTypes),
  currency: currencyIn(search),
  ...periodIn(search),
  page: pageIn(search),
}));

export type OperationsFilters = ReturnType<typeof operationsFilters.parse>;
