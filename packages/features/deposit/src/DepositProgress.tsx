import type { Schema } from '@meridian/api-client';
import { Progress } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useDay } from './useDay.ts';

/** How many days of the tariff have accrued, and when it starts, ends or ended. */
export function DepositProgress({ deposit }: { deposit: Schema<'Deposit'> }) {
  const { t } = useTranslation('deposit');
  const writeDay = useDay();
  const { accruedDays, plan, status, startDate, endDate, closeDate } = deposit;
  return (
    <Progress
      label={stage()}
      percent={(accruedDays / plan.timeInDays) * 100}
      valueText={t('list.days', { accrued: accruedDays, count: plan.timeInDays })}
    />
  );

  function stage(): string {
    if (status === 'waiting') return t('list.starts', { date: writeDay(startDate) });
    if (closeDate !== null) return t('list.closed', { date: writeDay(closeDate) });
    return t(status === 'in_work' ? 'list.ends' : 'list.ended', { date: writeDay(endDate) });
  }
}
