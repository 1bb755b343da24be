import type { Schema } from '@meridian/api-client';
import { useLastPage } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { Inline, Pagination, Stack } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OperationFilterBar } from './OperationFilterBar.tsx';
import { OperationsExport } from './OperationsExport.tsx';
import type { OperationsFilters } from './operationsFilters.ts';
import { OperationTable } from './OperationTable.tsx';
import { OperationTotals } from './OperationTotals.tsx';
import { OperationTotalsSkeleton } from './OperationTotalsSkeleton.tsx';
import { useOperations } from './useOperations.ts';

const OperationDrawer = lazy(() => import('./OperationDrawer.tsx'));

export interface OperationsPageProps {
  /** What the list is narrowed to. */
  filters: OperationsFilters;
  /** `replace` where the address names a page beyond the last. */
  onFiltersChange: (filters: OperationsFilters, options?: { replace: boolean }) => void;
  hrefs: { refill: string };
}

/** Every movement of the person's money, with what it comes to, and a file of it to take away. */
export function OperationsPage({ filters, onFiltersChange, hrefs }: OperationsPageProps) {
  const { t } = useTranslation('operations');
  const { data, error, isLoading, mutate } = useOperations(filters);
  const isBeyond = useLastPage(data, filters.page, (page) =>
    onFiltersChange({ ...filters, page }, { replace: true }),
  );
  const { type, from, to } = filters;
  const isFiltered = Boolean(type ?? from ?? to);
  const [shown, setShown] = useState<Schema<'Operation'> | null>(null);
  const clear = () => onFiltersChange({ page: 1 });

  return (
    <Stack gap={6}>
      <Inline justify="between" align="end" gap={4}>
        <OperationFilterBar
          filters={filters}
          onChange={(changed) => onFiltersChange({ ...filters, ...changed, page: 1 })}
          onClear={isFiltered ? clear : undefined}
        />
        {(data ? data.total > 0 : isLoading) && (
          // Another filter is another file: what was read for the one before is dropped.
          <OperationsExport key={[type, from, to].join()} filters={filters} total={data?.total} />
        )}
      </Inline>
      {isLoading && !data && <OperationTotalsSkeleton />}
      {data && data.total > 0 && <OperationTotals totals={data.totals} count={data.total} />}
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {(data ?? isLoading) && (
        <OperationTable
          // Other rows than the skeletons: nobody knows before the answer how many currencies the totals above have.
          key={data ? 'rows' : 'skeletons'}
          operations={data?.items ?? []}
          isLoading={isLoading || isBeyond}
          onShow={setShown}
          hrefs={hrefs}
          onClear={isFiltered ? clear : undefined}
        />
      )}
      {data && data.total > 0 && (
        <Pagination
          page={filters.page}
          limit={data.limit}
          total={data.total}
          onPageChange={(page) => onFiltersChange({ ...filters, page })}
          labels={{
            navigation: t('page.label'),
            previous: t('page.previous'),
            next: t('page.next'),
            page: (page) => t('page.page', { page }),
            range: (first, last, total) => t('page.range', { first, last, total }),
            position: (page, pageCount) => t('page.position', { page, pageCount }),
          }}
        />
      )}
      <Suspense>{shown && <OperationDrawer operation={shown} onHide={() => setShown(null)} />}</Suspense>
    </Stack>
  );
}
