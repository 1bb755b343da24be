import { useApiMutation } from '@meridian/api-client/react';

/** Invests in a plan: the amount leaves the balance and becomes a deposit. */
export function useCreateDeposit() {
  return useApiMutation('post', '/funds/deposits');
}
