import type { Schema } from '@meridian/api-client';
import {
  type DecimalString,
  type DepositPreview,
  formatAmount,
  type Money,
  projectDeposit,
  projectionCases,
  subtract,
} from '@meridian/money';
import { Amount, type KeyValueItem, KeyValueList, Heading, Stack, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RiskStatement } from './RiskStatement.tsx';

interface InvestCasesProps {
  plan: Schema<'DepositPlan'>;
  /** Null without an amount, or without the exchange rate that it needs. */
  preview: DepositPreview | null;
  /** Length of one full day. */
  periodSeconds: number;
}

/** What the amount would come to: the cautious case first, the loss of everything last. */
export function InvestCases({ plan, preview, periodSeconds }: InvestCasesProps) {
  const { t, i18n } = useTranslation('deposit');
  const percent = (value: DecimalString) => formatAmount(value, i18n.language, 0);
  const figure = (money: Money | undefined) => (money ? <Amount value={money} /> : t('summary.none'));
  const hint = (result: Money | undefined, words: string): ReactNode =>
    result ? (
      <>
        <Amount value={result} sign="always" /> · {words}
      </>
    ) : (
      words
    );

  const [cautious, planned, lost] = projectionCases.map((assumes): KeyValueItem => {
    const terms = projectDeposit(plan, preview?.body.amount ?? '0', assumes, {
      periodSeconds,
      mostPoints: 2,
    });
    return {
      id: assumes,
      term: t(`cases.${assumes}`),
      hint: hint(
        preview ? terms.result : undefined,
        assumes === 'lost'
          ? t('cases.lostHint')
          : t('plan.aDay', { percent: percent(terms.dailyYieldPercent) }),
      ),
      value: figure(preview ? terms.atEnd : undefined),
    };
  });
  const early: KeyValueItem = {
    id: 'early',
    term: t('cases.early'),
    hint: hint(
      preview ? { ...preview.exitFee, amount: subtract('0', preview.exitFee.amount) } : undefined,
      t('cases.earlyHint', { percent: percent(plan.exitFeePercent) }),
    ),
    value: figure(preview?.earlyReceipt),
  };
  return (
    <Stack gap={1}>
      <Heading level={3}>{t('cases.title')}</Heading>
      <KeyValueList items={[cautious, planned, early, lost].filter((item) => item !== undefined)} />
      <Stack gap={4}>
        <Text tone="muted">{t('summary.preview')}</Text>
        <RiskStatement />
      </Stack>
    </Stack>
  );
}
