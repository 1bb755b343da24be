import type { Schema } from '@meridian/api-client';
import { AboutAmount, useDisplayCurrency } from '@meridian/display-currency';
import { localDay, useDayTitle } from '@meridian/i18n';
import { messages as statusMessages } from '@meridian/statuses';
import { Amount, Stack, Table } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { Lane } from './lanes.ts';

interface HorizonTableProps {
  points: readonly Schema<'BalancePoint'>[];
  lanes: readonly Lane[];
}

/** Every value of the chart: the days ahead, then the free balance of each day, newest first. */
export default function HorizonTable({ points, lanes }: HorizonTableProps) {
  const { t } = useTranslation(messages);
  const { t: tStatus } = useTranslation(statusMessages);
  const dayOf = useDayTitle('short');
  const code = useDisplayCurrency();
  const [first, last] = [points[0], points.at(-1)];
  const period = first && last && { from: first.date, to: last.date };
  const ends = lanes.flatMap((lane) => (lane.kind === 'deposit' ? [lane] : []));
  return (
    <Stack gap={4}>
      {ends.length > 0 && (
        <Table
          caption={tStatus('ahead.title')}
          columns={[
            { id: 'day', header: t('horizon.day'), isRowHeader: true, cell: ({ at }) => dayOf(localDay(at)) },
            { id: 'plan', header: t('horizon.plan'), cell: ({ deposit }) => deposit.plan.name },
            {
              id: 'amount',
              header: tStatus('ahead.comesFree'),
              align: 'end',
              cell: ({ deposit }) => <Amount value={deposit.totalBody} />,
            },
          ]}
          rows={ends}
          getRowKey={({ id }) => id}
          empty={null}
        />
      )}
      <Table
        caption={t('horizon.title')}
        columns={[
          { id: 'day', header: t('horizon.day'), isRowHeader: true, cell: ({ date }) => dayOf(date) },
          {
            id: 'free',
            header: t('horizon.free'),
            align: 'end',
            cell: ({ available }) => <Amount value={available} />,
          },
          ...(code !== undefined && period
            ? [
                {
                  id: 'about',
                  header: t('horizon.about', { currency: code }),
                  align: 'end' as const,
                  cell: ({ available, date }: Schema<'BalancePoint'>) => (
                    <AboutAmount isBrief of={[available]} day={date} period={period} />
                  ),
                },
              ]
            : []),
        ]}
        rows={points.toReversed()}
        getRowKey={({ date }) => date}
        empty={null}
      />
    </Stack>
  );
}
