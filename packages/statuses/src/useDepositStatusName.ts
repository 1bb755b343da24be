import type { Schema } from '@meridian/api-client';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

/** Names a status of deposits, as the badge does. */
export function useDepositStatusName() {
  const { t } = useTranslation(messages);
  return (status: Schema<'DepositStatus'>) => t(`deposit.${status}`);
}
