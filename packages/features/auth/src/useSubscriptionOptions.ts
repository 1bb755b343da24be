import { useApiQuery } from '@meridian/api-client/react';

/** The subscriptions on offer, and how many days of one a registration begins with. */
export function useSubscriptionOptions() {
  return useApiQuery('/settings/subscription/options');
}
