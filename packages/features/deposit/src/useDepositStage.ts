import type { Schema } from '@meridian/api-client';
import { useTranslation } from 'react-i18next';
import { useDay } from './useDay.ts';

/** Says of a deposit when it starts, ends or ended. */
export function useDepositStage(): (deposit: Schema<'Deposit'>) => string {
  const { t } = useTranslation('deposit');
  const writeDay = useDay();
  return ({ status, startDate, endDate, closeDate }) => {
    if (status === 'waiting') return t('list.starts', { date: writeDay(startDate) });
    if (closeDate !== null) return t('list.closed', { date: writeDay(closeDate) });
    return t(status === 'in_work' ? 'list.ends' : 'list.ended', { date: writeDay(endDate) });
  };
}
