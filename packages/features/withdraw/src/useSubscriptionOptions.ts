import { useApiQuery } from '@meridian/api-client/react';

/** The subscriptions on offer, shortest first. */
export function useSubscriptionOptions() {
  return useApiQuery('/settings/subscription/options');
}
