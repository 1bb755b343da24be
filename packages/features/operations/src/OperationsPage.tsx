import { ProblemBanner } from '@meridian/problem';
import { Inline, Pagination, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { OperationFilterBar } from './OperationFilterBar.tsx';
import { OperationsExport } from './OperationsExport.tsx';
import type { OperationsFilters } from './operationsFilters.ts';
import { OperationTable } from './OperationTable.tsx';
import { OperationTotals } from './OperationTotals.tsx';
import { OperationTotalsSkeleton } from './OperationTotalsSkeleton.tsx';
import { useOperations } from './useOperations.ts';

export interface OperationsPageProps {
  /** What the list is narrowed to. */
  filters: OperationsFilters;
  onFiltersChange: (filters: OperationsFilters) => void;
  hrefs: { refill: string };
}

/** Every movement of the person's money, with what it comes to, and a file of it to take away. */
export function OperationsPage({ filters, onFiltersChange, hrefs }: OperationsPageProps) {
  const { t } = useTranslation('operations');
  const { data, error, isLoading, mutate } = useOperations(filters);
  const { type, from, to } = filters;
  const isFiltered = Boolean(type ?? from ?? to);
  const clear = () => onFiltersChange({ page: 1 });

  return (
    <Stack gap={6}>
      {isLoading && !data && <OperationTotalsSkeleton />}
      {data && data.total > 0 && <OperationTotals totals={data.totals} count={data.total} />}
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
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {(data ?? isLoading) && (
        <OperationTable
          operations={data?.items ?? []}
          isLoading={isLoading}
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
    </Stack>
  );
}
