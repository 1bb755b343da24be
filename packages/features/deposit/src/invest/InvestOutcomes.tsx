import type { Schema } from '@meridian/api-client';
import type { DepositPreview } from '@meridian/money';
import { Amount, Heading, SplitBar, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { OutcomeByDay } from './OutcomeByDay.tsx';

interface InvestOutcomesProps {
  plan: Schema<'DepositPlan'>;
  preview: DepositPreview;
}

/** Where the body works, and what leaving it brings on each day. */
export function InvestOutcomes({ plan, preview }: InvestOutcomesProps) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('cases.title')}</Heading>
      <OutcomeByDay terms={plan} body={preview.body.amount} />
      <Text size={12} tone="muted">
        {t('cases.assumption')}
      </Text>
      <Heading level={3}>{t('split.label')}</Heading>
      <SplitBar
        label={t('split.label')}
        parts={[
          {
            id: 'savings',
            label: t('split.savings'),
            percent: plan.split.savingsPercent,
            value: <Amount value={preview.savings} />,
          },
          {
            id: 'active',
            label: t('split.active'),
            percent: plan.split.activePercent,
            value: <Amount value={preview.active} />,
          },
        ]}
      />
      <Text size={12} tone="muted">
        {t('split.hint')}
      </Text>
    </Stack>
  );
}
