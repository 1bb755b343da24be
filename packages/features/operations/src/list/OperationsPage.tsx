import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import { type FilterState, ROWS_PER_PAGE } from '@meridian/lists';
import { Inline, Stack } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { OperationFilters } from './OperationFilters.tsx';
import { OperationsExport } from './OperationsExport.tsx';
import type { OperationsFilters } from './operationsFilters.ts';
import { OperationTable } from './OperationTable.tsx';
import { OperationTotals } from './OperationTotals.tsx';
import { OperationTotalsSkeleton } from './OperationTotalsSkeleton.tsx';

const OperationDrawer = lazy(() => import('../details/OperationDrawer.tsx'));

export interface OperationsPageProps {
  filters: FilterState<OperationsFilters>;
  hrefs: { refill: string };
}

/** Every movement of the person's money, with totals and a CSV export. */
export function OperationsPage({ filters, hrefs }: OperationsPageProps) {
  const list = useApiQuery('/user/operations/', {
    params: { query: { ...filters.value, limit: ROWS_PER_PAGE, timeZone: localTimeZone() } },
    keepPreviousData: true,
  });
  const [shown, setShown] = useState<Schema<'Operation'> | null>(null);
  const { data, isLoading } = list;

  return (
    <Stack gap={6}>
      <Inline justify="between" align="end" gap={4}>
        <OperationFilters filters={filters} />
        {(data ? data.total > 0 : isLoading) && (
          <OperationsExport filters={filters.value} total={data?.total} />
        )}
      </Inline>
      {isLoading && !data && <OperationTotalsSkeleton />}
      {data && data.total > 0 && <OperationTotals totals={data.totals} count={data.total} />}
      <OperationTable
        // Rows in place of skeletons are a new element: the totals above may get taller, which would count as a layout shift.
        key={data ? 'rows' : 'skeletons'}
        list={list}
        filters={filters}
        onShow={setShown}
        hrefs={hrefs}
      />
      <Suspense>{shown && <OperationDrawer operation={shown} onHide={() => setShown(null)} />}</Suspense>
    </Stack>
  );
}
