import type { Schema } from '@meridian/api-client';
import { useTranslation } from 'react-i18next';

/** Names a status of deposits, as the badge does. */
export function useDepositStatusName() {
  const { t } = useTranslation('statuses');
  return (status: Schema<'DepositStatus'>) => t(`deposit.${status}`);
}
