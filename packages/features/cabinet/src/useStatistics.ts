import { useApiQuery } from '@meridian/api-client/react';

/** The six figures of the balances bar, in the currency that the person sees first. */
export function useStatistics() {
  return useApiQuery('/user/statistics');
}
