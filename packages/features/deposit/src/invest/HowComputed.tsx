import type { Schema } from '@meridian/api-client';
import type { DepositPreview } from '@meridian/money';
import { Accordion, Amount, DateTime, KeyValueList, Percent, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { CourseText } from '../CourseText.tsx';
import { messages } from '../messages.ts';
import { investMessages } from './messages.ts';

interface HowComputedProps {
  plan: Schema<'DepositPlan'>;
  /** Null without an amount, or without the exchange rate that it needs. */
  preview: DepositPreview | null;
  course: Schema<'Course'> | null | undefined;
  /** The server's time when it responded with the terms. */
  offeredAt: string;
}

/** How the figures of the plan are computed. */
export function HowComputed({ plan, preview, course, offeredAt }: HowComputedProps) {
  const { t } = useTranslation(messages);
  const { t: tInvest } = useTranslation(investMessages);
  return (
    <Accordion
      headingLevel={2}
      items={[
        {
          id: 'computed',
          title: tInvest('computed.title'),
          content: (
            <Stack gap={4}>
              <KeyValueList
                items={[
                  ...(preview
                    ? [{ id: 'body', term: t('summary.body'), value: <Amount value={preview.body} /> }]
                    : []),
                  ...(course
                    ? [{ id: 'course', term: t('course.label'), value: <CourseText course={course} /> }]
                    : []),
                  {
                    id: 'rate',
                    term: t('plan.dailyYield'),
                    value: <Percent value={plan.dailyYieldPercent} />,
                  },
                  ...(preview
                    ? [
                        {
                          id: 'daily',
                          term: t('summary.dailyIncome'),
                          hint: t('summary.dailyIncomeHint'),
                          value: <Amount value={preview.dailyIncome} />,
                        },
                      ]
                    : []),
                  { id: 'term', term: t('plan.term'), value: t('plan.days', { count: plan.timeInDays }) },
                  {
                    id: 'rounding',
                    term: tInvest('computed.rounding'),
                    value: tInvest('computed.decimals', { count: plan.decimals }),
                  },
                  {
                    id: 'source',
                    term: tInvest('computed.source'),
                    ...(course && { hint: tInvest('computed.sourceHint') }),
                    value: <DateTime value={offeredAt} />,
                  },
                ]}
              />
              <Text>{tInvest('computed.formula')}</Text>
              <Text>{tInvest('computed.cautious')}</Text>
            </Stack>
          ),
        },
      ]}
    />
  );
}
