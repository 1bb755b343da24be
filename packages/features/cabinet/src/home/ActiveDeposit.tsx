import type { Schema } from '@meridian/api-client';
import { DepositStatusBadge } from '@meridian/statuses';
import { Amount, DateTime, Heading, Inline, Progress, Stack, Stat, StatList } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** One deposit: amount, accruals, progress and completion. */
export function ActiveDeposit({ deposit }: { deposit: Schema<'Deposit'> }) {
  const { t } = useTranslation('cabinet');
  const { plan, amount, accrued, accruedDays, autoinvestment, startDate, payoutDate, status } = deposit;
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <Heading level={3} size={16}>
          {t('deposits.plan', { plan: plan.name })}
        </Heading>
        <DepositStatusBadge status={status} />
      </Inline>
      <StatList>
        <Stat label={t('deposits.amount')} value={<Amount value={amount} />} />
        <Stat
          label={t('deposits.accrued')}
          value={<Amount value={accrued} />}
          hint={t(status === 'awaiting_completion' ? 'deposits.accruedHintEnded' : 'deposits.accruedHint')}
        />
        {status === 'waiting' && <Stat label={t('deposits.start')} value={<DateTime value={startDate} />} />}
        <Stat
          label={t('deposits.completion')}
          value={<DateTime value={payoutDate} precision="day" />}
          hint={autoinvestment ? t('deposits.autoinvestment') : t('deposits.payout')}
        />
      </StatList>
      <Progress
        label={t('deposits.progress')}
        percent={(accruedDays / plan.timeInDays) * 100}
        valueText={t('deposits.days', { accrued: accruedDays, count: plan.timeInDays })}
      />
    </Stack>
  );
}
