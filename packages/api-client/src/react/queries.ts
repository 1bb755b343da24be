import { useApiQuery } from './useApiQuery.ts';

/** The balances by currency, and the person's main currency. */
export const useBalance = () => useApiQuery('/user/balance');

/** The payment systems with their terms. */
export const usePaymentSystems = () => useApiQuery('/payment-systems');

/** The subscriptions on offer, shortest first. */
export const useSubscriptionOptions = () => useApiQuery('/settings/subscription/options');

/** The latest refills: enough to find those that are pending. */
export const useLatestRefills = () => useApiQuery('/funds/refills', { params: { query: { limit: 20 } } });
