import { ProblemBanner } from '@meridian/problem';
import { useOperationColumns } from '@meridian/statuses';
import { Heading, Inline, Link, Stack, Table } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { RECENT_OPERATIONS, useRecentOperations } from './useRecentOperations.ts';

interface RecentOperationsProps {
  hrefs: { operations: string };
}

/** The last few operations. */
export function RecentOperations({ hrefs }: RecentOperationsProps) {
  const { t } = useTranslation('cabinet');
  const { data, error, mutate } = useRecentOperations();

  const { date, operation, status, amount, balanceAfter } = useOperationColumns();

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
          columns={[date, operation, status, amount, balanceAfter]}
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
