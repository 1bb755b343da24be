import { useApiQuery } from '@meridian/api-client/react';

/** What the person has, by currency. */
export function useBalance() {
  return useApiQuery('/user/balance');
}
