import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import { ProblemBanner } from '@meridian/problem';
import { Card, Chart, SegmentedControl, Stack } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figureOf } from '../balance/shownOf.ts';

/** Days of a period. The contract limits it to 366. */
const ranges = ['30', '90', '365'] as const;

type Range = (typeof ranges)[number];

const DAY_MS = 86_400_000;

/** The calendar date that was `days` days ago in this time zone, as `YYYY-MM-DD`. */
function dateBefore(days: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return parts.format(Date.now() - days * DAY_MS);
}

/** The chosen balance at the end of each day, as a chart and as a table. */
export function BalanceHistory({ balance: { type, currency } }: { balance: Schema<'Balance'> }) {
  const { t } = useTranslation('cabinet');
  const [range, setRange] = useState<Range>('30');
  const timeZone = localTimeZone();
  const { data, error, mutate } = useApiQuery('/user/balance/history', {
    params: {
      query: {
        currency,
        from: dateBefore(Number(range) - 1, timeZone),
        to: dateBefore(0, timeZone),
        timeZone,
      },
    },
    keepPreviousData: true,
  });
  const figure = figureOf[type];
  return (
    <Card title={t('history.title')}>
      <Stack gap={4}>
        <SegmentedControl<Range>
          label={t('history.range')}
          value={range}
          options={ranges.map((value) => ({ value, label: t('history.days', { count: Number(value) }) }))}
          onChange={setRange}
        />
        {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {(data || !error) && (
          <Chart
            size="small"
            shape="area"
            course="steps"
            precision="day"
            label={t(`balance.${figure}`)}
            labels={{
              moment: t('history.day'),
              value: t(`balance.${figure}`),
              table: t('history.table'),
              keys: t('history.keys'),
              empty: t('history.empty'),
            }}
            currency={data?.currency ?? currency}
            points={data?.points.map(({ date, [figure]: money }) => ({ at: date, value: money.amount }))}
          />
        )}
      </Stack>
    </Card>
  );
}
