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

/** `GET /funds/deposits`: one page of the user's deposits. No call is made while it is not needed. */
export const useDeposits = (query: QueryParameters<'/funds/deposits'>, isNeeded = true) =>
  useApiQuery(isNeeded ? '/funds/deposits' : null, { params: { query }, keepPreviousData: isNeeded });

/** The most that the contract gives at once: enough to know every next accrual. */
const MOST_DEPOSITS = 100;

/** The deposits that are not closed, the next to end first: those that await completion have ended already. */
export const useOpenDeposits = () =>
  useDeposits({
    status: ['awaiting_completion', 'in_work', 'waiting'],
    sort: 'endDate',
    sortDir: 'asc',
    limit: MOST_DEPOSITS,
  });

/** `GET /user/operations/`: one page of the user's operations, newest first. No call is made while it is not needed. */
export const useOperations = (query: QueryParameters<'/user/operations/'>, isNeeded = true) =>
  useApiQuery(isNeeded ? '/user/operations/' : null, { params: { query }, keepPreviousData: isNeeded });

/** `GET /user/referrals`: one page of the partners, and the figures of their levels. No call is made while it is not needed. */
export const useReferrals = (query: QueryParameters<'/user/referrals'>, isNeeded = true) =>
  useApiQuery(isNeeded ? '/user/referrals' : null, { params: { query }, keepPreviousData: isNeeded });
