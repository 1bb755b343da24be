import type { Schema } from '@meridian/api-client';
import { Amount, DateTime, Grid, KeyValueList, Progress, Stack, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** One deposit: what is in it, how many of its days have accrued, and what waits for its end. */
export function DepositProgress({ deposit }: { deposit: Schema<'Deposit'> }) {
  const { t } = useTranslation('cabinet');
  const { plan, amount, accrued, accruedDays, endDate, autoinvestment } = deposit;
  return (
    <Grid min="medium" gap={5}>
      <StatList>
        <Stat label={plan.name} value={<Amount value={amount} />} />
      </StatList>
      <Stack gap={2}>
        <Progress
          label={t('deposits.progress')}
          percent={(accruedDays / plan.timeInDays) * 100}
          valueText={t('deposits.days', { accrued: accruedDays, count: plan.timeInDays })}
        />
        {autoinvestment && (
          <Text size={12} tone="muted">
            {t('deposits.autoinvestment')}
          </Text>
        )}
      </Stack>
      <KeyValueList
        items={[
          {
            id: 'end',
            term: t('deposits.end'),
            value: endDate !== null && <DateTime value={endDate} precision="day" />,
          },
          {
            id: 'accrued',
            term: t('deposits.accrued'),
            hint: t('deposits.accruedHint'),
            value: <Amount value={accrued} />,
          },
        ]}
      />
    </Grid>
  );
}
