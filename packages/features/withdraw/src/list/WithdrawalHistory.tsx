import type { Schema } from '@meridian/api-client';
import { useMoneyPolling, usePaymentSystems } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import {
  ChoiceFilter,
  CurrencyFilter,
  FilterBar,
  type FilterState,
  PeriodFilter,
  ROWS_PER_PAGE,
} from '@meridian/lists';
import { Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useWithdrawals } from '../withdrawals.requests.ts';
import { isOnItsWay } from '../withdrawalStages.ts';
import { type WithdrawalFilters, withdrawalStatuses } from './withdrawalFilters.ts';
import { WithdrawalTable } from './WithdrawalTable.tsx';

interface WithdrawalHistoryProps {
  filters: FilterState<WithdrawalFilters>;
  onShow: (withdrawal: Schema<'Withdrawal'>) => void;
}

/** The user's withdrawals by status, currency and period, polled while one of them is undecided. */
export function WithdrawalHistory({ filters, onShow }: WithdrawalHistoryProps) {
  const { t } = useTranslation(messages);
  const { status = 'all', ...chosen } = filters.value;
  const systems = usePaymentSystems().data?.items ?? [];
  const list = useWithdrawals({
    ...chosen,
    status,
    limit: ROWS_PER_PAGE,
    timeZone: localTimeZone(),
  });
  useMoneyPolling(list.data?.items.some(isOnItsWay) ?? false);

  return (
    <Stack gap={4} role="region" aria-label={t('history.title')}>
      <FilterBar label={t('history.filters')} filters={filters} total={list.data?.total}>
        <ChoiceFilter
          label={t('history.status')}
          allLabel={t('filter.all')}
          choices={withdrawalStatuses.map((choice) => ({ id: choice, label: t(`filter.${choice}`) }))}
          value={filters.value.status}
          onChange={(changed) => filters.change({ status: changed })}
        />
        <CurrencyFilter
          currencies={systems.map(({ currency }) => currency)}
          value={filters.value.currency}
          onChange={(currency) => filters.change({ currency })}
        />
        <PeriodFilter value={filters.value} onChange={filters.change} />
      </FilterBar>
      <WithdrawalTable list={list} filters={filters} onShow={onShow} />
    </Stack>
  );
}
