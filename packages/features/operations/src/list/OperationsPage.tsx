import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import { type FilterState, ROWS_PER_PAGE } from '@meridian/lists';
import { FileTextIcon, Inline, LinkButton, Stack } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubjectHrefs } from '../details/OperationDrawer.tsx';
import { OperationFilters } from './OperationFilters.tsx';
import { OperationsExport } from './OperationsExport.tsx';
import type { OperationsFilters } from './operationsFilters.ts';
import { OperationTable } from './OperationTable.tsx';
import { statementFilters } from '../statement/statementFilters.ts';
import { OperationTotals } from './OperationTotals.tsx';
import { OperationTotalsSkeleton } from './OperationTotalsSkeleton.tsx';

const OperationDrawer = lazy(() => import('../details/OperationDrawer.tsx'));

export interface OperationsPageProps {
  filters: FilterState<OperationsFilters>;
  hrefs: SubjectHrefs & { refill: string; statement: string };
}

/** Every movement of the person's money, with totals and a CSV export. */
export function OperationsPage({ filters, hrefs }: OperationsPageProps) {
  const { t } = useTranslation('operations');
  const list = useApiQuery('/user/operations/', {
    params: { query: { ...filters.value, limit: ROWS_PER_PAGE, timeZone: localTimeZone() } },
    keepPreviousData: true,
  });
  const [shown, setShown] = useState<Schema<'Operation'> | null>(null);
  const { data, isLoading } = list;
  const { currency, from, to } = filters.value;
  const asked = statementFilters.format({ currency, from, to, page: 1 }).toString();
  const statementHref = asked === '' ? hrefs.statement : `${hrefs.statement}?${asked}`;

  return (
    <Stack gap={6}>
      <Inline justify="between" align="end" gap={4}>
        <OperationFilters filters={filters} />
        {(data ? data.total > 0 : isLoading) && (
          <Inline gap={3} align="start">
            <OperationsExport filters={filters.value} total={data?.total} />
            <LinkButton icon={FileTextIcon} href={statementHref}>
              {t('statement.open')}
            </LinkButton>
          </Inline>
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
      <Suspense>
        {shown && <OperationDrawer operation={shown} hrefs={hrefs} onHide={() => setShown(null)} />}
      </Suspense>
    </Stack>
  );
}
