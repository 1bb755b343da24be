import type { Schema } from '@meridian/api-client';
import { usePaymentSystems } from '@meridian/api-client/react';
import { formatMoney } from '@meridian/money';
import {
  Amount,
  ArrowUpFromLineIcon,
  Button,
  DateTime,
  EmptyState,
  Table,
  type TableColumn,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { WithdrawalStatusBadge } from './WithdrawalStatusBadge.tsx';

interface WithdrawalTableProps {
  withdrawals: readonly Schema<'Withdrawal'>[];
  isLoading: boolean;
  onShow: (withdrawal: Schema<'Withdrawal'>) => void;
  /** Given while there is a filter to clear. */
  onClear: (() => void) | undefined;
}

/** One row a withdrawal; it opens the details. */
export function WithdrawalTable({ withdrawals, isLoading, onShow, onClear }: WithdrawalTableProps) {
  const { t, i18n } = useTranslation('withdraw');
  const systems = usePaymentSystems().data?.items;
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
      cell: ({ system, network }) => systems?.find(({ id }) => id === system)?.name ?? network,
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
      cell: ({ status }) => <WithdrawalStatusBadge status={status} />,
    },
  ];
  return (
    <Table
      caption={t('history.title')}
      columns={columns}
      rows={withdrawals}
      getRowKey={({ id }) => id}
      isLoading={isLoading}
      rowAction={{
        header: t('history.details'),
        label: ({ amount, date }) =>
          t('history.detailsOf', {
            amount: formatMoney(amount, i18n.language),
            date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(date)),
          }),
        onPress: onShow,
      }}
      empty={
        onClear ? (
          <EmptyState
            title={t('history.nothingFound.title')}
            action={<Button onPress={onClear}>{t('history.clear')}</Button>}
          >
            {t('history.nothingFound.body')}
          </EmptyState>
        ) : (
          <EmptyState icon={ArrowUpFromLineIcon} title={t('history.empty.title')}>
            {t('history.empty.body')}
          </EmptyState>
        )
      }
    />
  );
}
