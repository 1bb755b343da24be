import type { Schema } from '@meridian/api-client';
import { readChoice, readCurrency, defineFilters, readPage, readPeriod } from '@meridian/lists';

/** In the order in which they are offered. */
export const operationTypes = [
  'accrual',
  'referral',
  'matching',
  'bonus',
  'system',
] as const satisfies readonly Schema<'OperationType'>[];

/** The types of what was earned. Everything else is of the type `system`, which is divided by what happened. */
export const earnedTypes = operationTypes.filter((type) => type !== 'system');

/** What happened, in the order in which it is offered. */
export const operationKinds = [
  'refill',
  'deposit',
  'withdrawal',
  'exchange',
  'subscription',
  'case',
  'fee',
  'reward',
] as const satisfies readonly Schema<'OperationKind'>[];

export const operationsFilters = defineFilters((search) => ({
  type: readChoice(search, 'type', operationTypes),
  kind: readChoice(search, 'kind', operationKinds),
  currency: readCurrency(search),
  ...readPeriod(search),
  page: readPage(search),
}));

export type OperationsFilters = ReturnType<typeof operationsFilters.parse>;
