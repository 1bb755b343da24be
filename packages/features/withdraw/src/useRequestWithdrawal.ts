import { useApiMutation } from '@meridian/api-client/react';

/** Fixes fee and net and sends a code; nothing leaves the balance. Asked again, it sends another code in place of the first. */
export function useRequestWithdrawal() {
  return useApiMutation('post', '/funds/payments/request');
}
