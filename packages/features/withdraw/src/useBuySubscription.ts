import { useApiMutation } from '@meridian/api-client/react';

/** Pays for a subscription from the balance. */
export function useBuySubscription() {
  return useApiMutation('post', '/user/subscription');
}
