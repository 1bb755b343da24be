import { choiceIn, formatSearch, pageIn, type Schema } from '@meridian/api-client';

/** The statuses that the history can be narrowed to (section 4), in the order in which they are offered. */
export const withdrawalStatuses = [
  'pending',
  'successful',
  'on_inspection',
  'rejected',
  'error',
] as const satisfies readonly Schema<'WithdrawalStatus'>[];

/** What the history of withdrawals is narrowed to; the app keeps it in the address. */
export interface WithdrawalFilters {
  /** Undefined for all. */
  readonly status?: Schema<'WithdrawalStatus'> | undefined;
  /** From 1. */
  readonly page: number;
}

/** The filters of an address; what no history could be narrowed to is left out. */
export function parseWithdrawalFilters(search: URLSearchParams): WithdrawalFilters {
  return { status: choiceIn(search, 'status', withdrawalStatuses), page: pageIn(search) };
}

/** The address of the filters: what `parseWithdrawalFilters` reads back. */
export function formatWithdrawalFilters({ status, page }: WithdrawalFilters): URLSearchParams {
  return formatSearch({ status, page });
}
