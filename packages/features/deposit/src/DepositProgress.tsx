import type { Schema } from '@meridian/api-client';
import { Progress } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

interface DepositProgressProps {
  deposit: Schema<'Deposit'>;
  label: string;
}

/** The share of the term's days that have accrued. */
export function DepositProgress({ deposit: { accruedDays, plan }, label }: DepositProgressProps) {
  const { t } = useTranslation(messages);
  return (
    <Progress
      label={label}
      percent={(accruedDays / plan.timeInDays) * 100}
      valueText={t('list.days', { accrued: accruedDays, count: plan.timeInDays })}
    />
  );
}
