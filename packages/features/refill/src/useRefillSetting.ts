import { useApiQuery } from '@meridian/api-client/react';

/** The rules that are the same for all refills. */
export function useRefillSetting() {
  return useApiQuery('/settings/{key}', { params: { path: { key: 'refill' } } });
}
