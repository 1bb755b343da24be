import type { Schema } from '@meridian/api-client';
import { useLocale } from '@meridian/i18n';
import {
  compareCases,
  type DecimalString,
  type DepositPreview,
  formatAmount,
  halveRate,
  subtract,
} from '@meridian/money';
import { Amount, Heading, SplitBar, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { type AmountBar, AmountBars } from './AmountBars.tsx';

interface InvestOutcomesProps {
  plan: Schema<'DepositPlan'>;
  preview: DepositPreview;
}

/** Where the body works, and how the deposit can turn out, on one scale: the loss of everything has the same size as the best case. */
export function InvestOutcomes({ plan, preview }: InvestOutcomesProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const percent = (value: DecimalString) => formatAmount(value, locale, 0);
  const aDay = (value: DecimalString) => t('plan.aDay', { percent: percent(value) });
  const cases = compareCases(preview.body.amount, plan, plan.timeInDays);
  const bars: AmountBar[] = [
    {
      id: 'planned',
      label: t('cases.planned'),
      hint: aDay(plan.dailyYieldPercent),
      amount: cases.rateHolds.receipt,
      difference: cases.rateHolds.result,
    },
    {
      id: 'cautious',
      label: t('cases.cautious'),
      hint: aDay(halveRate(plan.dailyYieldPercent)),
      amount: cases.halfRate.receipt,
      difference: cases.halfRate.result,
    },
    {
      id: 'early',
      label: t('cases.early'),
      hint: t('cases.earlyHint', { percent: percent(plan.exitFeePercent) }),
      amount: preview.earlyReceipt,
      difference: { ...preview.exitFee, amount: subtract('0', preview.exitFee.amount) },
    },
    {
      id: 'lost',
      label: t('cases.lost'),
      hint: t('cases.lostHint'),
      amount: cases.totalLoss.receipt,
      difference: cases.totalLoss.result,
    },
  ];
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('cases.title')}</Heading>
      <AmountBars
        label={t('cases.title')}
        bars={bars}
        mark={preview.body.amount}
        markLabel={t('cases.mark')}
      />
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
