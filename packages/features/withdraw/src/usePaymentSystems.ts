import { useApiQuery } from '@meridian/api-client/react';

/** The payment systems, each with its terms. */
export function usePaymentSystems() {
  return useApiQuery('/payment-systems');
}
