import type { Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { Amount, ArrowDownToLineIcon, Button, DateTime, EmptyState, Table } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { RefillStatusBadge } from './RefillStatusBadge.tsx';

interface RefillTableProps {
  refills: readonly Schema<'Refill'>[];
  /** For the names of the payment systems; a system that is not among them is shown by its id. */
  systems: readonly Schema<'PaymentSystem'>[];
  isLoading: boolean;
  onShow: (refill: Schema<'Refill'>) => void;
  /** Given while filters are set: nothing found is then not nothing at all. */
  onClear: (() => void) | undefined;
}

/** A page of the history: date, amount, system and status (section 3); each row leads to its details. */
export function RefillTable({ refills, systems, isLoading, onShow, onClear }: RefillTableProps) {
  const { t, i18n } = useTranslation('refill');
  const dayOf = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Table
      caption={t('history.title')}
      rows={refills}
      getRowKey={({ id }) => id}
      isLoading={isLoading}
      columns={[
        {
          id: 'date',
          header: t('history.date'),
          isRowHeader: true,
          inList: 'bottom-start',
          cell: ({ date }) => <DateTime value={date} />,
        },
        {
          id: 'amount',
          header: t('history.amount'),
          align: 'end',
          inList: 'top-end',
          cell: ({ amount }) => <Amount value={amount} />,
        },
        {
          id: 'system',
          header: t('history.system'),
          priority: 1,
          inList: 'top-start',
          cell: ({ system }) => systems.find(({ id }) => id === system)?.name ?? system,
        },
        {
          id: 'status',
          header: t('history.status'),
          inList: 'bottom-end',
          cell: ({ status }) => <RefillStatusBadge status={status} />,
        },
      ]}
      rowAction={{
        header: t('history.details'),
        label: ({ amount, date }) =>
          t('history.detailsOf', {
            amount: formatMoney(amount, i18n.language),
            date: dayOf.format(new Date(date)),
          }),
        onPress: onShow,
      }}
      empty={
        onClear ? (
          <EmptyState
            title={t('history.nothingFoundTitle')}
            action={<Button onPress={onClear}>{t('history.clear')}</Button>}
          >
            {t('history.nothingFoundBody')}
          </EmptyState>
        ) : (
          <EmptyState icon={ArrowDownToLineIcon} title={t('history.emptyTitle')}>
            {t('history.emptyBody')}
          </EmptyState>
        )
      }
    />
  );
}
