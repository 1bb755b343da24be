import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { useTranslation } from 'react-i18next';

/** Writes when a deposit starts, ends or ended. */
export function useDepositStage(): (deposit: Schema<'Deposit'>) => string {
  const { t } = useTranslation('deposit');
  const formatDay = useDateFormat();
  return ({ status, startDate, endDate, closeDate }) => {
    if (status === 'waiting') return t('list.starts', { date: formatDay(startDate) });
    if (closeDate !== null) return t('list.closed', { date: formatDay(closeDate) });
    return t(status === 'in_work' ? 'list.ends' : 'list.ended', { date: formatDay(endDate) });
  };
}
