import { useApiQuery } from '@meridian/api-client/react';

/** Where the person's withdrawals go, by payment system. */
export function useWallets() {
  return useApiQuery('/user-data/wallets');
}
