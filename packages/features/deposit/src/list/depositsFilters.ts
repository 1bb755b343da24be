import type { Schema } from '@meridian/api-client';
import { readChoice, defineFilters, readPage } from '@meridian/lists';

/** In the order in which they are offered. */
export const depositStatuses = [
  'in_work',
  'waiting',
  'awaiting_completion',
  'closed',
] as const satisfies readonly Schema<'DepositStatus'>[];

/** What each order asks the server for. Without one, active deposits come first. */
const orders = {
  newest: { sort: 'creationDate', sortDir: 'desc' },
  endsFirst: { sort: 'endDate', sortDir: 'asc' },
} as const;

export type DepositOrder = keyof typeof orders;

export const depositOrders = ['newest', 'endsFirst'] as const satisfies readonly DepositOrder[];

export const depositsFilters = defineFilters((search) => ({
  status: readChoice(search, 'status', depositStatuses),
  order: readChoice(search, 'order', depositOrders),
  page: readPage(search),
}));

export type DepositsFilters = ReturnType<typeof depositsFilters.parse>;

/** The filters as the contract takes them. */
export function depositsQuery({ order, status, page }: DepositsFilters) {
  return { ...(status && { status: [status] }), page, ...(order && orders[order]) };
}
