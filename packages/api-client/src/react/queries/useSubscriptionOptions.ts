import { useApiQuery } from '../useApiQuery.ts';

/** The subscriptions on offer, shortest first. */
export function useSubscriptionOptions() {
  return useApiQuery('/settings/subscription/options');
}
