import { useApiMutation } from '@meridian/api-client/react';

/** Closes a deposit before the end of its tariff; what `useDepositClosing` said of `now` comes back. */
export function useCloseDeposit() {
  return useApiMutation('post', '/funds/deposits/client/close/{id}');
}
