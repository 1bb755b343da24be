import { useApiQuery } from '@meridian/api-client/react';

/** The rules that are the same for all withdrawals. */
export function useWithdrawalSetting() {
  return useApiQuery('/settings/{key}', { params: { path: { key: 'withdrawal' } } });
}
