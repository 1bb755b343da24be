import type { Schema } from '@meridian/api-client';
import { choiceIn, currencyIn, defineFilters, pageIn, periodIn } from '@meridian/lists';

/** In the order in which they are offered. */
export const withdrawalStatuses = [
  'pending',
  'successful',
  'on_inspection',
  'rejected',
  'error',
] as const satisfies readonly Schema<'WithdrawalStatus'>[];

export const withdrawalFilters = defineFilters((search) => ({
  status: choiceIn(search, 'status', withdrawalStatuses),
  currency: currencyIn(search),
  ...periodIn(search),
  page: pageIn(search),
}));

export type WithdrawalFilters = ReturnType<typeof withdrawalFilters.parse>;
