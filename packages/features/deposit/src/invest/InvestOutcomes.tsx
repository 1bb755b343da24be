import type { Schema } from '@meridian/api-client';
import { useLocale } from '@meridian/i18n';
import { type DepositPreview, formatMoney } from '@meridian/money';
import { Amount, Heading, SplitBar, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { OutcomeByDay } from './OutcomeByDay.tsx';

interface InvestOutcomesProps {
  plan: Schema<'DepositPlan'>;
  /** Null without an amount: then the smallest deposit is an example. */
  preview: DepositPreview | null;
}

/** What leaving a deposit brings on each day, and where its body works. */
export function InvestOutcomes({ plan, preview }: InvestOutcomesProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('cases.title')}</Heading>
      {!preview && (
        <Text tone="muted">
          {t('cases.example', { amount: formatMoney(plan.minimumDeposit, locale), plan: plan.name })}
        </Text>
      )}
      <OutcomeByDay terms={plan} body={(preview?.body ?? plan.minimumDeposit).amount} />
      <Text size={12} tone="muted">
        {t('cases.assumption')}
      </Text>
      {preview && (
        <>
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
        </>
      )}
    </Stack>
  );
}
