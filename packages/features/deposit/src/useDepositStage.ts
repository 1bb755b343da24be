import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

/** Writes when a deposit starts, ends, is due for payout or was closed. */
export function useDepositStage(): (deposit: Schema<'Deposit'>) => string {
  const { t } = useTranslation(messages);
  const formatDay = useDateFormat();
  return ({ status, startDate, endDate, payoutDate, closeDate }) => {
    if (status === 'waiting') return t('list.starts', { date: formatDay(startDate) });
    if (closeDate !== null) return t('list.closed', { date: formatDay(closeDate) });
    return status === 'in_work'
      ? t('list.ends', { date: formatDay(endDate) })
      : t('list.due', { date: formatDay(payoutDate) });
  };
}
