import type { Schema } from '@meridian/api-client';
import { useLocale } from '@meridian/i18n';
import { type DepositPreview, formatMoney } from '@meridian/money';
import { Amount, Card, Grid, Heading, SplitBar, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { HowComputed } from './HowComputed.tsx';
import { OutcomeByDay } from './OutcomeByDay.tsx';
import { RiskStatement } from './RiskStatement.tsx';
import { investMessages } from './messages.ts';

interface InvestOutcomesProps {
  plan: Schema<'DepositPlan'>;
  /** Null without an amount: then the smallest deposit is an example. */
  preview: DepositPreview | null;
  /** The exchange rate: null if none is needed, undefined while loading. */
  course: Schema<'Course'> | null | undefined;
  /** The server's time when it responded with the plans. */
  offeredAt: string;
}

/** What leaving a deposit brings on each day; beside it where its body works, its risk, and how all this is computed. */
export function InvestOutcomes({ plan, preview, course, offeredAt }: InvestOutcomesProps) {
  const { t } = useTranslation(messages);
  const { t: tInvest } = useTranslation(investMessages);
  const locale = useLocale();
  return (
    <Card>
      <Grid layout="aside" gap={8}>
        <Stack gap={3}>
          <Heading level={2}>{t('cases.title')}</Heading>
          {!preview && (
            <Text tone="muted">
              {t('cases.example', { amount: formatMoney(plan.minimumDeposit, locale), plan: plan.name })}
            </Text>
          )}
          <OutcomeByDay terms={plan} body={(preview?.body ?? plan.minimumDeposit).amount} />
          <Text size={12} tone="muted">
            {t('cases.assumption')}
          </Text>
        </Stack>
        <Stack gap={5}>
          <Stack gap={3}>
            <Heading level={2}>{tInvest('split.label')}</Heading>
            <SplitBar
              label={tInvest('split.label')}
              legend="rows"
              parts={[
                {
                  id: 'savings',
                  label: tInvest('split.savings'),
                  percent: plan.split.savingsPercent,
                  value: preview?.savings && <Amount value={preview.savings} />,
                },
                {
                  id: 'active',
                  label: tInvest('split.active'),
                  percent: plan.split.activePercent,
                  value: preview?.active && <Amount value={preview.active} />,
                },
              ]}
            />
            <Text size={12} tone="muted">
              {tInvest('split.hint')}
            </Text>
          </Stack>
          <RiskStatement />
          <HowComputed plan={plan} preview={preview} course={course} offeredAt={offeredAt} />
        </Stack>
      </Grid>
    </Card>
  );
}
