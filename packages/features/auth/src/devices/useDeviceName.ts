import type { Schema } from '@meridian/api-client';
import { useTranslation } from 'react-i18next';
import { deviceMessages } from './messages.ts';

/** What a device is called, such as "Firefox on Windows". */
export function useDeviceName() {
  const { t } = useTranslation(deviceMessages);
  return ({
    browser,
    system,
    device,
  }: Pick<Schema<'UserSession'>, 'browser' | 'system' | 'device'>): string => {
    if (browser !== null && system !== null) return t('devices.browserOn', { browser, system });
    return browser ?? system ?? t(`devices.kind.${device}`);
  };
}
