import type { Schema } from '@meridian/api-client';
import { useLocale } from '@meridian/i18n';
import { type DepositPreview, formatAmount } from '@meridian/money';
import { Amount, DateTime, KeyValueList, Stack, Stat, StatList } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CourseText } from '../CourseText.tsx';
import { messages } from '../messages.ts';
import { delayItems } from './delayItems.tsx';

interface InvestSummaryProps {
  plan: Schema<'DepositPlan'>;
  /** Null without an amount, or without the exchange rate that it needs. */
  preview: DepositPreview | null;
  /** The exchange rate: null if none is needed, undefined while loading. */
  course: Schema<'Course'> | null | undefined;
  /** When the body and the accruals are paid out if the deposit is confirmed now. */
  unlockDate: string;
  /** Autoinvestment continues it. */
  isRenewed: boolean;
}

/** The terms of the plan, and once there is an amount what the deposit comes to, with the same formulas as the server. */
export function InvestSummary({ plan, preview, course, unlockDate, isRenewed }: InvestSummaryProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  return (
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
      <KeyValueList
        items={[
          ...(course === null ? [] : [{ id: 'course', term: t('course.label'), value: courseValue(course) }]),
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
            term: t(isRenewed ? 'details.end' : 'summary.unlock'),
            hint: t(isRenewed ? 'details.completionAnew' : 'summary.unlockHint'),
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
    </Stack>
  );

  function courseValue(known: Schema<'Course'> | undefined): ReactNode {
    return known ? <CourseText course={known} /> : t('course.loading');
  }
}
