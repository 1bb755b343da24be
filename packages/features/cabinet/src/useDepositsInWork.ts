import { useApiQuery } from '@meridian/api-client/react';

/** Deposits that are accruing, the next to end first. */
export function useDepositsInWork() {
  return useApiQuery('/funds/deposits', {
    params: { query: { status: 'in_work', sort: 'endDate', sortDir: 'asc', limit: 3 } },
  });
}
