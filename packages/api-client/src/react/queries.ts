import type { Schema } from '../contractTypes.ts';
import { useApiQuery } from './useApiQuery.ts';

/** The balances by currency, and the person's main currency. */
export const useBalance = () => useApiQuery('/user/balance');

/** The payment systems with their terms. */
export const usePaymentSystems = () => useApiQuery('/payment-systems');

/** The subscriptions on offer, shortest first. */
export const useSubscriptionOptions = () => useApiQuery('/settings/subscription/options');

/** The latest refills: enough to find those that are pending. */
export const useLatestRefills = () => useApiQuery('/funds/refills', { params: { query: { limit: 20 } } });

/** A setting of the server. */
export function useSetting<Key extends Schema<'SettingKey'>>(key: Key) {
  const { data, error, mutate } = useApiQuery('/settings/{key}', { params: { path: { key } } });
  return { data: data && hasKey(data, key) ? data : undefined, error, mutate };
}

const hasKey = <Key extends string>(
  setting: Schema<'Setting'>,
  key: Key,
): setting is Extract<Schema<'Setting'>, { key: Key }> => setting.key === key;
