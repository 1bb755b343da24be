import type { Schema } from '@meridian/api-client';
import { Progress } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useDay } from './useDay.ts';

/** How many days of the tariff have accrued, and when it ends. */
export function DepositProgress({ deposit }: { deposit: Schema<'Deposit'> }) {
  const { t } = useTranslation('deposit');
  const writeDay = useDay();
  const { accruedDays, plan, endDate } = deposit;
  return (
    <Progress
      label={endDate === null ? t('status.waiting') : t('list.ends', { date: writeDay(endDate) })}
      percent={(accruedDays / plan.timeInDays) * 100}
      valueText={t('list.days', { accrued: accruedDays, count: plan.timeInDays })}
    />
  );
}
