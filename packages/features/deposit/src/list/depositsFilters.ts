import type { Schema } from '@meridian/api-client';
import { readChoice, defineFilters, readPage } from '@meridian/lists/filters';

/** In the order in which they are offered. */
export const depositStatuses = [
  'in_work',
  'waiting',
  'awaiting_completion',
  'closed',
] as const satisfies readonly Schema<'DepositStatus'>[];

/** What the list can be sorted by. Without one, active deposits come first. */
export const depositSorts = ['status', 'creationDate', 'endDate', 'amount'] as const;

export const depositsFilters = defineFilters((search) => ({
  status: readChoice(search, 'status', depositStatuses),
  sort: readChoice(search, 'sort', depositSorts),
  sortDir: readChoice(search, 'sortDir', ['asc', 'desc']),
  page: readPage(search),
}));

export type DepositsFilters = ReturnType<typeof depositsFilters.parse>;

/** The filters as the contract takes them. */
export const depositsQuery = ({ status, ...rest }: DepositsFilters) => ({
  ...rest,
  ...(status && { status: [status] }),
});
