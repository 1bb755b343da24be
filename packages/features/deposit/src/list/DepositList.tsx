import type { Schema } from '@meridian/api-client';
import { useApiQuery, useMoneyPolling } from '@meridian/api-client/react';
import { type FilterState, type ListFilters, ROWS_PER_PAGE } from '@meridian/lists';
import { Heading, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { DepositTable } from './DepositTable.tsx';

interface DepositListProps {
  filters: FilterState<ListFilters>;
  onShow: (deposit: Schema<'Deposit'>) => void;
  hrefs: { invest: string };
}

/** The person's deposits, polled while one of them is about to change by itself. */
export function DepositList({ filters, onShow, hrefs }: DepositListProps) {
  const { t } = useTranslation('deposit');
  const list = useApiQuery('/funds/deposits', {
    params: { query: { ...filters.value, limit: ROWS_PER_PAGE } },
    keepPreviousData: true,
  });
  useMoneyPolling(
    list.data?.items.some(({ status }) => status === 'waiting' || status === 'awaiting_completion') ?? false,
  );
  return (
    <Stack gap={4} role="region" aria-label={t('list.title')}>
      <Heading level={2} size={20}>
        {t('list.title')}
      </Heading>
      <DepositTable list={list} filters={filters} onShow={onShow} hrefs={hrefs} />
    </Stack>
  );
}
