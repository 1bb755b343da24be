import { useApiMutation } from '@meridian/api-client/react';
import { movedByDeposit } from './movedByDeposit.ts';

/** Closes a deposit before the end of its tariff; what `useDepositClosing` said of `now` comes back. */
export function useCloseDeposit() {
  return useApiMutation('post', '/funds/deposits/client/close/{id}', { revalidates: movedByDeposit });
}
