import { useApiQuery } from '../useApiQuery.ts';

/** What the person has, by currency, and which currency they see first. */
export function useBalance() {
  return useApiQuery('/user/balance');
}
