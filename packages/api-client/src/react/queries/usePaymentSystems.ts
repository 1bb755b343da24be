import { useApiQuery } from '../useApiQuery.ts';

/** The payment systems, each with its terms. */
export function usePaymentSystems() {
  return useApiQuery('/payment-systems');
}
