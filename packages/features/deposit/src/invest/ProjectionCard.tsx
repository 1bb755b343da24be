import type { Schema } from '@meridian/api-client';
import { type Money, projectDeposit, type ProjectionCase, projectionCases } from '@meridian/money';
import { Card, Chart, SegmentedControl, Stack, Text } from '@meridian/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ProjectionCardProps {
  plan: Schema<'DepositPlan'>;
  body: Money;
  /** Length of one full day. */
  periodSeconds: number;
  /** The server's time from which the days are counted. */
  offeredAt: string;
}

/** The value of the deposit over its term in one case, the cautious one first. */
export default function ProjectionCard({ plan, body, periodSeconds, offeredAt }: ProjectionCardProps) {
  const { t } = useTranslation('deposit');
  const [assumes, setAssumes] = useState<ProjectionCase>('cautious');
  // Typing stays fast: the chart follows when there is time.
  const { amount } = useDeferredValue(body);
  const points = useMemo(
    () =>
      projectDeposit(plan, amount, assumes, { periodSeconds }).points.map(({ seconds, value }) => ({
        at: new Date(Date.parse(offeredAt) + seconds * 1000).toISOString(),
        value: value.amount,
      })),
    [plan, amount, assumes, periodSeconds, offeredAt],
  );
  return (
    <Card title={t('projection.title')}>
      <Stack gap={4}>
        <SegmentedControl
          label={t('projection.case')}
          options={projectionCases.map((value) => ({ value, label: t(`projection.short.${value}`) }))}
          value={assumes}
          onChange={(value: ProjectionCase) => setAssumes(value)}
        />
        {/* From zero, so that the growth is not exaggerated. */}
        <Chart
          label={t(`cases.${assumes}`)}
          labels={{
            moment: t('projection.date'),
            value: t('projection.value'),
            table: t('projection.table'),
            keys: t('projection.keys'),
            empty: t('summary.none'),
          }}
          points={points}
          currency={plan.currency}
          shape="area"
          course={assumes === 'lost' ? 'steps' : 'straight'}
          size="small"
          precision="day"
        />
        <Text tone="muted">{t(`projection.note.${assumes}`)}</Text>
      </Stack>
    </Card>
  );
}
