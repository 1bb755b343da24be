import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** The rules that are the same for all plans; `setting` is undefined until they are known. */
export function useDepositSetting() {
  const { data, ...query } = useApiQuery('/settings/{key}', { params: { path: { key: 'deposit' } } });
  const setting: Schema<'SettingDeposit'> | undefined = data?.key === 'deposit' ? data : undefined;
  return { ...query, setting };
}
