import type { Schema } from '@meridian/api-client';
import { useLastPage } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { Heading, Pagination, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useWithdrawals } from './useWithdrawals.ts';
import { WithdrawalFilterBar } from './WithdrawalFilterBar.tsx';
import type { WithdrawalFilters } from './withdrawalFilters.ts';
import { WithdrawalTable } from './WithdrawalTable.tsx';

interface WithdrawalHistoryProps {
  filters: WithdrawalFilters;
  onFiltersChange: (filters: WithdrawalFilters, options?: { replace: boolean }) => void;
  onShow: (withdrawal: Schema<'Withdrawal'>) => void;
}

/** All withdrawals of the person, by page and status. */
export function WithdrawalHistory({ filters, onFiltersChange, onShow }: WithdrawalHistoryProps) {
  const { t } = useTranslation('withdraw');
  const { data, error, isLoading, mutate } = useWithdrawals(filters);
  const isBeyond = useLastPage(data, filters.page, (page) =>
    onFiltersChange({ ...filters, page }, { replace: true }),
  );
  const clear = () => onFiltersChange({ page: 1 });
  return (
    <Stack gap={4} role="region" aria-label={t('history.title')}>
      <Heading level={2} size={20}>
        {t('history.title')}
      </Heading>
      <WithdrawalFilterBar
        status={filters.status}
        onChange={(status) => onFiltersChange({ status, page: 1 })}
      />
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {(data ?? isLoading) && (
        <WithdrawalTable
          withdrawals={data?.items ?? []}
          isLoading={isLoading || isBeyond}
          onShow={onShow}
          onClear={filters.status && clear}
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
