import type { Schema } from '../contractTypes.ts';
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
