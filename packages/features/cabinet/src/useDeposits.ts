import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** How many deposits the cabinet's home shows. */
export const SHOWN_DEPOSITS = 3;

/** Deposits of one status, the next to end first. */
export function useDeposits(status: Schema<'DepositStatus'>) {
  return useApiQuery('/funds/deposits', {
    params: { query: { status, sort: 'endDate', sortDir: 'asc', limit: SHOWN_DEPOSITS } },
  });
}
