import { useApiQuery } from '@meridian/api-client/react';

/** What the server asks of this person before a withdrawal, and what of it is met. */
export function useWithdrawalConditions() {
  return useApiQuery('/funds/payments/conditions');
}
