import type { Schema } from '@meridian/api-client';
import { usePaymentSystems } from '@meridian/api-client/react';
import { useDateFormat, useLocale } from '@meridian/i18n';
import { type FilterState, listAfter, type ListQuery, ListTable } from '@meridian/lists';
import { formatMoney } from '@meridian/money';
import { Amount, ArrowDownToLineIcon, DateTime, EmptyState } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { RefillFilters } from './refillFilters.ts';
import { RefillStatusBadge } from '../RefillStatusBadge.tsx';

interface RefillTableProps {
  list: ListQuery<Schema<'Refill'>>;
  filters: FilterState<RefillFilters>;
  onShow: (refill: Schema<'Refill'>) => void;
}

/** Refills with date, payment system, amount and status, in the order of the withdrawals. */
export function RefillTable({ list, filters, onShow }: RefillTableProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const formatMoment = useDateFormat('minute');
  const systems = usePaymentSystems();
  return (
    <ListTable
      list={listAfter(list, systems)}
      filters={filters}
      caption={t('history.title')}
      pagesLabel={t('history.pages')}
      columns={[
        {
          id: 'date',
          header: t('history.date'),
          isRowHeader: true,
          inList: 'bottom-start',
          cell: ({ date }) => <DateTime value={date} />,
        },
        {
          id: 'system',
          header: t('history.system'),
          priority: 1,
          inList: 'top-start',
          cell: ({ system }) => systems.data?.items.find(({ id }) => id === system)?.name ?? system,
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
          cell: (refill) => <RefillStatusBadge refill={refill} />,
        },
      ]}
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
        title: t('history.nothingFoundTitle'),
        body: t('history.nothingFoundBody'),
        headingLevel: 2,
      }}
      empty={
        <EmptyState headingLevel={2} icon={ArrowDownToLineIcon} title={t('history.emptyTitle')}>
          {t('history.emptyBody')}
        </EmptyState>
      }
    />
  );
}
