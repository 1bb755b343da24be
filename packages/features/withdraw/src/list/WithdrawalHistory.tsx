import type { Schema } from '@meridian/api-client';
import { useApiQuery, useMoneyPolling } from '@meridian/api-client/react';
import { ChoiceFilter, type FilterState, ROWS_PER_PAGE } from '@meridian/lists';
import { Heading, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { isOnItsWay } from '../isOnItsWay.ts';
import { type WithdrawalFilters, withdrawalStatuses } from './withdrawalFilters.ts';
import { WithdrawalTable } from './WithdrawalTable.tsx';

interface WithdrawalHistoryProps {
  filters: FilterState<WithdrawalFilters>;
  onShow: (withdrawal: Schema<'Withdrawal'>) => void;
}

/** The person's withdrawals by status, polled while one of them is undecided. */
export function WithdrawalHistory({ filters, onShow }: WithdrawalHistoryProps) {
  const { t } = useTranslation('withdraw');
  const { status, page } = filters.value;
  const list = useApiQuery('/funds/payments', {
    params: { query: { status: status ?? 'all', page, limit: ROWS_PER_PAGE } },
    keepPreviousData: true,
  });
  useMoneyPolling(list.data?.items.some(isOnItsWay) ?? false);

  return (
    <Stack gap={4} role="region" aria-label={t('history.title')}>
      <Heading level={2} size={20}>
        {t('history.title')}
      </Heading>
      <Stack align="start">
        <ChoiceFilter
          label={t('history.status')}
          allLabel={t('filter.all')}
          choices={withdrawalStatuses.map((choice) => ({ id: choice, label: t(`filter.${choice}`) }))}
          value={status}
          onChange={(changed) => filters.change({ status: changed })}
        />
      </Stack>
      <WithdrawalTable list={list} filters={filters} onShow={onShow} />
    </Stack>
  );
}
