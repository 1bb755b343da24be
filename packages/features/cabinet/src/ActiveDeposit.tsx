import type { Schema } from '@meridian/api-client';
import {
  Amount,
  DateTime,
  Heading,
  Inline,
  Progress,
  Stack,
  Stat,
  StatList,
  StatusBadge,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { depositTones } from './depositTones.ts';

/** One deposit: what is in it, how many of its days have accrued, and what waits for its end. */
export function ActiveDeposit({ deposit }: { deposit: Schema<'Deposit'> }) {
  const { t } = useTranslation('cabinet');
  const { plan, amount, accrued, accruedDays, autoinvestment, startDate, payoutDate, status } = deposit;
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <Heading level={3} size={16}>
          {t('deposits.plan', { plan: plan.name })}
        </Heading>
        <StatusBadge tone={depositTones[status]} label={t(`deposits.status.${status}`)} />
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
