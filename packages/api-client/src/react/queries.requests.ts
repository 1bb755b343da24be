import type { QueryParameters, Schema } from '../contractTypes.ts';
import { useApiQuery } from './useApiQuery.ts';

/** `GET /settings/{key}`: a setting of the server. No call is made while it is not needed. */
export function useSetting<Key extends Schema<'SettingKey'>>(key: Key, isNeeded = true) {
  const { data, error, mutate } = useApiQuery(isNeeded ? '/settings/{key}' : null, {
    params: { path: { key } },
  });
  return { data: data && hasKey(data, key) ? data : undefined, error, mutate };
}

const hasKey = <Key extends string>(
  setting: Schema<'Setting'>,
  key: Key,
): setting is Extract<Schema<'Setting'>, { key: Key }> => setting.key === key;

/** `GET /settings/subscription/options`: the subscriptions on offer, shortest first. */
export const useSubscriptionOptions = () => useApiQuery('/settings/subscription/options');

/** `GET /settings/telegramAuthAvailable`: whether Telegram sign-in is open, and through which bot. */
export const useTelegramAuth = () => useApiQuery('/settings/telegramAuthAvailable');

/** `GET /user/balance`: the balances by currency, and the user's main currency (section 3). */
export const useBalance = () => useApiQuery('/user/balance');

/** `GET /user/statistics`: what the account has deposited, earned and withdrawn. */
export const useStatistics = () => useApiQuery('/user/statistics');

/** `GET /payment-systems`: the payment systems with their terms. */
export const usePaymentSystems = () => useApiQuery('/payment-systems');

/** `GET /funds/refills`: one page of the user's refills. No call is made while it is not needed. */
export const useRefills = (query: QueryParameters<'/funds/refills'>, isNeeded = true) =>
  useApiQuery(isNeeded ? '/funds/refills' : null, { params: { query }, keepPreviousData: isNeeded });

/** The latest refills: enough to find those that are pending. */
export const useLatestRefills = () => useRefills({ limit: 20 });

/** `GET /user-data/wallets`: the user's wallets by payment system, their names, and those that still wait. */
export const useWallets = () => useApiQuery('/user-data/wallets');

/** `GET /funds/deposits`: one page of the user's deposits. */
export const useDeposits = (query: QueryParameters<'/funds/deposits'>) =>
  useApiQuery('/funds/deposits', { params: { query }, keepPreviousData: true });

/** `GET /user/operations/`: one page of the user's operations, newest first. */
export const useOperations = (query: QueryParameters<'/user/operations/'>) =>
  useApiQuery('/user/operations/', { params: { query }, keepPreviousData: true });
