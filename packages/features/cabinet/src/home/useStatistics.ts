import { useApiQuery } from '@meridian/api-client/react';

/** The six figures of the balances bar, in the person's main currency. */
export function useStatistics() {
  return useApiQuery('/user/statistics');
}
