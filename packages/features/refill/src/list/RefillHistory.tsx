import type { Schema } from '@meridian/api-client';
import { useMoneyPolling, usePaymentSystems, useRefills } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import { CurrencyFilter, FilterBar, type FilterState, PeriodFilter, ROWS_PER_PAGE } from '@meridian/lists';
import { Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { RefillFilters } from './refillFilters.ts';
import { RefillTable } from './RefillTable.tsx';

interface RefillHistoryProps {
  filters: FilterState<RefillFilters>;
  onShow: (refill: Schema<'Refill'>) => void;
}

/** The user's refills by currency and period, polled while one of them is waiting. */
export function RefillHistory({ filters, onShow }: RefillHistoryProps) {
  const { t } = useTranslation(messages);
  const systems = usePaymentSystems().data?.items ?? [];
  const list = useRefills({ ...filters.value, limit: ROWS_PER_PAGE, timeZone: localTimeZone() });
  useMoneyPolling(list.data?.items.some(({ status }) => status === 'waiting') ?? false);

  return (
    <Stack gap={4} role="region" aria-label={t('history.title')}>
      <FilterBar label={t('history.filters')} filters={filters} total={list.data?.total}>
        <CurrencyFilter
          currencies={systems.map(({ currency }) => currency)}
          value={filters.value.currency}
          onChange={(currency) => filters.change({ currency })}
        />
        <PeriodFilter value={filters.value} onChange={filters.change} />
      </FilterBar>
      <RefillTable list={list} filters={filters} onShow={onShow} />
    </Stack>
  );
}
