import type { Schema } from '@meridian/api-client';
import { useLastPage, usePaymentSystems } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { Heading, Pagination, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { RefillFilterBar } from './RefillFilterBar.tsx';
import type { RefillFilters } from './refillFilters.ts';
import { RefillTable } from './RefillTable.tsx';
import { useRefills } from './useRefills.ts';

interface RefillHistoryProps {
  filters: RefillFilters;
  onFiltersChange: (filters: RefillFilters, options?: { replace: boolean }) => void;
  onShow: (refill: Schema<'Refill'>) => void;
}

/** All refills of the person, by page, currency and period. */
export function RefillHistory({ filters, onFiltersChange, onShow }: RefillHistoryProps) {
  const { t } = useTranslation('refill');
  const systems = usePaymentSystems().data?.items ?? [];
  const { data, error, isLoading, mutate } = useRefills(filters);
  const isBeyond = useLastPage(data, filters.page, (page) =>
    onFiltersChange({ ...filters, page }, { replace: true }),
  );
  const isFiltered = Boolean(filters.currency ?? filters.from ?? filters.to);
  const clear = () => onFiltersChange({ page: 1 });

  return (
    <Stack gap={4} role="region" aria-label={t('history.title')}>
      <Heading level={2} size={20}>
        {t('history.title')}
      </Heading>
      <RefillFilterBar
        filters={filters}
        currencies={systems.map(({ currency }) => currency)}
        onChange={(changed) => onFiltersChange({ ...filters, ...changed, page: 1 })}
        onClear={isFiltered ? clear : undefined}
      />
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {(data ?? isLoading) && (
        <RefillTable
          refills={data?.items ?? []}
          systems={systems}
          isLoading={isLoading || isBeyond}
          onShow={onShow}
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
            navigation: t('history.pages'),
            previous: t('history.previous'),
            next: t('history.next'),
            page: (page) => t('history.page', { page }),
            range: (first, last, total) => t('history.range', { first, last, total }),
            position: (page, pageCount) => t('history.position', { page, pageCount }),
          }}
        />
      )}
    </Stack>
  );
}
