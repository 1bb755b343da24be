import type { Schema } from '@meridian/api-client';
import { readChoice, readCurrency, defineFilters, readPage, readPeriod } from '@meridian/lists/filters';

/** In the order in which they are offered. */
export const withdrawalStatuses = [
  'pending',
  'successful',
  'on_inspection',
  'rejected',
  'error',
] as const satisfies readonly Schema<'WithdrawalStatus'>[];

export const withdrawalFilters = defineFilters((search) => ({
  status: readChoice(search, 'status', withdrawalStatuses),
  currency: readCurrency(search),
  ...readPeriod(search),
  page: readPage(search),
}));

export type WithdrawalFilters = ReturnType<typeof withdrawalFilters.parse>;
