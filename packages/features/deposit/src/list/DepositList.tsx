import type { Schema } from '@meridian/api-client';
import { useApiQuery, useMoneyPolling } from '@meridian/api-client/react';
import { type FilterState, ROWS_PER_PAGE } from '@meridian/lists';
import { Heading, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { DepositFilters } from './DepositFilters.tsx';
import { type DepositsFilters, depositsQuery } from './depositsFilters.ts';
import { DepositTable } from './DepositTable.tsx';

interface DepositListProps {
  filters: FilterState<DepositsFilters>;
  onShow: (deposit: Schema<'Deposit'>) => void;
  onCloseEarly: (deposit: Schema<'Deposit'>) => void;
  hrefs: { invest: string };
}

/** The person's deposits, polled while one of them is about to change by itself. */
export function DepositList({ filters, onShow, onCloseEarly, hrefs }: DepositListProps) {
  const { t } = useTranslation('deposit');
  const list = useApiQuery('/funds/deposits', {
    params: { query: { ...depositsQuery(filters.value), limit: ROWS_PER_PAGE } },
    keepPreviousData: true,
  });
  useMoneyPolling(
    list.data?.items.some(({ status }) => status === 'waiting' || status === 'awaiting_completion') ?? false,
  );
  return (
    <Stack gap={4} role="region" aria-label={t('list.title')}>
      <Heading level={2}>{t('list.title')}</Heading>
      <DepositFilters filters={filters} />
      <DepositTable list={list} filters={filters} onShow={onShow} onCloseEarly={onCloseEarly} hrefs={hrefs} />
      {list.data?.items.some(({ nextAccrualDate }) => nextAccrualDate !== null) && (
        <Text tone="muted">{t('list.nextAccrualNote')}</Text>
      )}
    </Stack>
  );
}
