import { useApiQuery } from './useApiQuery.ts';

/** `GET /payment-systems`: the payment systems with their terms. */
export const usePaymentSystems = () => useApiQuery('/payment-systems');
