import { useApiMutation } from '@meridian/api-client/react';

/** Confirms a withdrawal with its code: now the amount leaves the balance. */
export function useValidateWithdrawal() {
  return useApiMutation('post', '/funds/payments/validate');
}
