import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';

/** What a login, a password and a code must be; `setting` is undefined until it is known. */
export function useAuthSetting() {
  const { data, ...query } = useApiQuery('/settings/{key}', { params: { path: { key: 'auth' } } });
  const setting: Schema<'SettingAuth'> | undefined = data?.key === 'auth' ? data : undefined;
  return { ...query, setting };
}
