import { moneyQueries, useApiMutation } from '@meridian/api-client/react';

/** Switches autoinvestment of a deposit on or off. */
export function useUpdateDeposit() {
  return useApiMutation('patch', '/funds/deposits/{id}', { revalidates: moneyQueries });
}
