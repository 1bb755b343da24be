import type { Schema } from '@meridian/api-client';
import { useLocale } from '@meridian/i18n';
import { compareCases, type DepositPreview, formatAmount, formatMoney } from '@meridian/money';
import { Amount, Card, DateTime, KeyValueList, Stack, Stat, StatList, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CourseText } from '../CourseText.tsx';
import { messages } from '../messages.ts';
import { delayItems } from './delayItems.tsx';

interface InvestSummaryProps {
  plan: Schema<'DepositPlan'>;
  /** Null without an amount, or without the exchange rate that it needs. */
  preview: DepositPreview | null;
  /** The least deposit; null once an amount is typed. */
  example: DepositPreview | null;
  /** The exchange rate: null if none is needed, undefined while loading. */
  course: Schema<'Course'> | null | undefined;
  /** When the body and the accruals are paid out if the deposit is confirmed now. */
  unlockDate: string;
  /** The last choices, the submit button and its errors, below the figures. */
  children: ReactNode;
}

/** The terms of the plan, and once there is an amount what the deposit comes to, with the same formulas as the server, next to the submit button. */
export function InvestSummary({ plan, preview, example, course, unlockDate, children }: InvestSummaryProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  return (
    <Card title={t('summary.title')} surface="sunken">
      <Stack gap={4}>
        {preview && (
          <StatList>
            <Stat
              emphasis="panel"
              label={t('cases.planned')}
              value={<Amount value={preview.totalBody} />}
              hint={t('summary.totalBodyHint')}
            />
          </StatList>
        )}
        {example && <InvestExample plan={plan} preview={example} />}
        <KeyValueList
          items={[
            ...(course === null
              ? []
              : [{ id: 'course', term: t('course.label'), value: courseValue(course) }]),
            ...(preview
              ? [
                  { id: 'body', term: t('summary.body'), value: <Amount value={preview.body} /> },
                  {
                    id: 'net',
                    term: t('summary.netIncome', { count: plan.timeInDays }),
                    value: <Amount value={preview.netIncome} />,
                  },
                ]
              : []),
            ...delayItems(t, plan),
            {
              id: 'unlock',
              term: t('summary.unlock'),
              hint: t('summary.unlockHint'),
              value: <DateTime value={unlockDate} precision="day" />,
            },
            ...(preview
              ? [
                  {
                    id: 'early',
                    term: t('summary.early'),
                    hint: t('summary.earlyHint', { percent: formatAmount(plan.exitFeePercent, locale, 0) }),
                    value: <Amount value={preview.earlyReceipt} />,
                  },
                ]
              : []),
          ]}
        />
        {children}
      </Stack>
    </Card>
  );

  function courseValue(known: Schema<'Course'> | undefined): ReactNode {
    return known ? <CourseText course={known} /> : t('course.loading');
  }
}

/** What the least deposit comes to: at the plan's rate, closed early, and lost. */
function InvestExample({ plan, preview }: { plan: Schema<'DepositPlan'>; preview: DepositPreview }) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const { body, totalBody, earlyReceipt } = preview;
  const { totalLoss } = compareCases(body.amount, plan, plan.timeInDays);
  return (
    <Stack gap={2}>
      <Text tone="muted">{t('summary.example', { amount: formatMoney(body, locale) })}</Text>
      <KeyValueList
        items={[
          {
            id: 'planned',
            term: t('cases.planned'),
            hint: t('summary.notGuaranteed'),
            value: <Amount value={totalBody} />,
          },
          { id: 'early', term: t('cases.early'), value: <Amount value={earlyReceipt} /> },
          { id: 'lost', term: t('cases.lost'), value: <Amount value={totalLoss.receipt} /> },
        ]}
      />
    </Stack>
  );
}
