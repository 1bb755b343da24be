import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** The rules for logins, passwords and codes. */
export function useAuthSetting() {
  const { data, ...query } = useApiQuery('/settings/{key}', { params: { path: { key: 'auth' } } });
  const setting: Schema<'SettingAuth'> | undefined = data?.key === 'auth' ? data : undefined;
  return { ...query, setting };
}
