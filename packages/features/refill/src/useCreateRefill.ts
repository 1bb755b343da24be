import { useApiMutation } from '@meridian/api-client/react';

/** Asks for an address; the history then shows the refill that waits for its transfer. */
export function useCreateRefill() {
  return useApiMutation('post', '/funds/refills');
}
