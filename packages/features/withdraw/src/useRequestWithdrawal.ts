import { useApiMutation } from '@meridian/api-client/react';

/** Fixes the fee and sends a code; the balance does not change. A repeated request replaces the code. */
export function useRequestWithdrawal() {
  return useApiMutation('post', '/funds/payments/request');
}
