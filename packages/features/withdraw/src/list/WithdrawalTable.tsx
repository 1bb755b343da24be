import type { Schema } from '@meridian/api-client';
import { usePaymentSystems } from '@meridian/api-client/react';
import { useDateFormat, useLocale } from '@meridian/i18n';
import { type FilterState, listAfter, type ListQuery, ListTable } from '@meridian/lists';
import { formatMoney } from '@meridian/money';
import { Amount, ArrowUpFromLineIcon, DateTime, EmptyState, type TableColumn } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { WithdrawalFilters } from './withdrawalFilters.ts';
import { WithdrawalStatusBadge } from '../WithdrawalStatusBadge.tsx';

interface WithdrawalTableProps {
  list: ListQuery<Schema<'Withdrawal'>>;
  filters: FilterState<WithdrawalFilters>;
  onShow: (withdrawal: Schema<'Withdrawal'>) => void;
}

/** Withdrawals with date, payment system, amount and status. */
export function WithdrawalTable({ list, filters, onShow }: WithdrawalTableProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const formatMoment = useDateFormat('minute');
  const systems = usePaymentSystems();
  const columns: readonly TableColumn<Schema<'Withdrawal'>>[] = [
    {
      id: 'date',
      header: t('history.date'),
      isRowHeader: true,
      inList: 'bottom-start',
      cell: ({ date }) => <DateTime value={date} />,
    },
    {
      id: 'system',
      header: t('details.system'),
      priority: 1,
      inList: 'top-start',
      cell: ({ system, network }) => systems.data?.items.find(({ id }) => id === system)?.name ?? network,
    },
    {
      id: 'amount',
      header: t('history.amount'),
      align: 'end',
      inList: 'top-end',
      cell: ({ amount }) => <Amount value={amount} />,
    },
    {
      id: 'status',
      header: t('history.status'),
      inList: 'bottom-end',
      cell: (withdrawal) => <WithdrawalStatusBadge withdrawal={withdrawal} words="list" />,
    },
  ];
  return (
    <ListTable
      list={listAfter(list, systems)}
      filters={filters}
      caption={t('history.title')}
      pagesLabel={t('history.pages')}
      columns={columns}
      rowAction={{
        header: t('history.details'),
        label: ({ amount, date }) =>
          t('history.detailsOf', {
            amount: formatMoney(amount, locale),
            date: formatMoment(date),
          }),
        onPress: onShow,
      }}
      nothingFound={{
        title: t('history.nothingFound.title'),
        body: t('history.nothingFound.body'),
        action: t('history.clear'),
        headingLevel: 2,
      }}
      empty={
        <EmptyState headingLevel={2} icon={ArrowUpFromLineIcon} title={t('history.empty.title')}>
          {t('history.empty.body')}
        </EmptyState>
      }
    />
  );
}
