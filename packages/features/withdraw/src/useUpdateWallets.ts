import { useApiMutation } from '@meridian/api-client/react';

/** Saves a wallet; with the first one a condition of withdrawing is met. */
export function useUpdateWallets() {
  return useApiMutation('patch', '/user-data/wallets/update', {
    revalidates: ['/user-data/wallets', '/funds/payments/conditions'],
  });
}
