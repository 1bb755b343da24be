import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { AccrualBadge, useSubjectName } from '@meridian/statuses';
import { Amount, DateTime, Heading, Inline, Link, Stack, Table, Text, type TableColumn } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { RECENT_OPERATIONS, useRecentOperations } from './useRecentOperations.ts';

type Operation = Schema<'Operation'>;

interface RecentOperationsProps {
  hrefs: { operations: string };
}

/** The last few operations. */
export function RecentOperations({ hrefs }: RecentOperationsProps) {
  const { t } = useTranslation('cabinet');
  const subjectName = useSubjectName();
  const { data, error, mutate } = useRecentOperations();

  const columns: readonly TableColumn<Operation>[] = [
    {
      id: 'date',
      header: t('operations.date'),
      inList: 'bottom-start',
      cell: ({ date }) => <DateTime value={date} />,
    },
    {
      id: 'operation',
      header: t('operations.operation'),
      isRowHeader: true,
      inList: 'top-start',
      cell: ({ subject, comment }) => (
        <Stack gap={0}>
          <Text isInline>{subjectName(subject)}</Text>
          {comment !== null && (
            <Text isInline size={12} tone="muted">
              {comment}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'status',
      header: t('operations.status'),
      inList: 'bottom-end',
      cell: ({ subject, accrual }) =>
        subject === 'deposit_accrual' && accrual && <AccrualBadge accrual={accrual} />,
    },
    {
      id: 'amount',
      header: t('operations.amount'),
      align: 'end',
      inList: 'top-end',
      cell: ({ amount }) => <Amount value={amount} sign="always" />,
    },
    {
      id: 'balanceAfter',
      header: t('operations.balanceAfter'),
      align: 'end',
      priority: 1,
      cell: ({ balanceAfter }) => <Amount value={balanceAfter} />,
    },
  ];

  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Heading level={2} size={16}>
          {t('operations.title')}
        </Heading>
        <Link href={hrefs.operations}>{t('operations.all')}</Link>
      </Inline>
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {(data || !error) && (
        <Table
          caption={t('operations.title')}
          columns={columns}
          rows={data?.items ?? []}
          getRowKey={({ id }) => id}
          isLoading={!data}
          skeletonRows={RECENT_OPERATIONS}
          empty={t('firstSteps.title')}
        />
      )}
    </Stack>
  );
}
