import { useApiQuery } from '@meridian/api-client/react';

/** The settings for all refills. */
export function useRefillSetting() {
  return useApiQuery('/settings/{key}', { params: { path: { key: 'refill' } } });
}
