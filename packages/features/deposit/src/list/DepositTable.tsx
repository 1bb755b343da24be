import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import type { FilterState } from '@meridian/lists';
import { formatMoney, resultOfClosed } from '@meridian/money';
import { DepositStatusBadge } from '@meridian/statuses';
import { Amount, type SortableTableColumn, Table, Text } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { DepositTerm } from './DepositTerm.tsx';
import { type DepositsFilters, depositSorts } from './depositsFilters.ts';

interface DepositTableProps {
  /** Undefined while loading. */
  deposits: readonly Schema<'Deposit'>[] | undefined;
  filters: FilterState<DepositsFilters>;
  onShow: (deposit: Schema<'Deposit'>) => void;
}

/** The deposits in the order of any column: where each is in its term, what it holds and what it brings. On a phone a row has its line, and the details the rest. */
export function DepositTable({ deposits, filters, onShow }: DepositTableProps) {
  const { t, i18n } = useTranslation(messages);
  const formatMoment = useDateFormat('minute');
  const { sort, sortDir } = filters.value;
  const columns = useMemo(
    (): readonly SortableTableColumn<Schema<'Deposit'>>[] => [
      {
        id: 'plan',
        header: t('plan.label'),
        isRowHeader: true,
        inList: 'top-start',
        cell: ({ plan }) => plan.name,
      },
      {
        id: 'amount',
        header: t('list.amount'),
        align: 'end',
        isSortable: true,
        inList: 'top-end',
        cell: ({ amount }) => <Amount value={amount} precision="glance" />,
      },
      {
        id: 'endDate',
        header: t('plan.term'),
        isSortable: true,
        inList: 'bottom-start',
        cell: (deposit) => <DepositTerm deposit={deposit} />,
      },
      {
        id: 'status',
        header: t('list.status'),
        isSortable: true,
        cell: ({ status }) => <DepositStatusBadge status={status} />,
      },
      {
        id: 'accrued',
        header: t('list.accrued'),
        align: 'end',
        priority: 1,
        cell: ({ status, accrued }) =>
          status === 'closed' ? t('list.none') : <Amount value={accrued} precision="glance" />,
      },
      {
        id: 'next',
        header: t('list.next'),
        align: 'end',
        priority: 3,
        cell: ({ nextAccrualDate, dailyIncome }) =>
          nextAccrualDate === null ? (
            t('list.none')
          ) : (
            <Lines>
              <Amount value={dailyIncome} sign="always" precision="glance" />
              <Text size={12} tone="muted">
                {formatMoment(nextAccrualDate)}
              </Text>
            </Lines>
          ),
      },
      {
        id: 'result',
        header: t('list.result'),
        align: 'end',
        priority: 2,
        cell: (deposit) =>
          deposit.status === 'closed' ? (
            <Amount value={resultOfClosed(deposit)} sign="always" precision="glance" />
          ) : (
            <Lines>
              <Amount value={deposit.netIncome} sign="always" precision="glance" />
              <Text size={12} tone="muted">
                {t('list.inFull')}
              </Text>
            </Lines>
          ),
      },
    ],
    [t, formatMoment],
  );
  return (
    <Table<Schema<'Deposit'>>
      caption={t('list.title')}
      columns={columns}
      rows={deposits ?? []}
      getRowKey={idOf}
      isLoading={!deposits}
      skeletonRows={6}
      sort={sort && { column: sort, direction: sortDir === 'asc' ? 'ascending' : 'descending' }}
      onSortChange={({ column, direction }) =>
        filters.change({
          sort: depositSorts.find((known) => known === column),
          sortDir: direction === 'ascending' ? 'asc' : 'desc',
        })
      }
      rowAction={{
        header: t('list.details'),
        label: ({ amount, plan }) =>
          t('list.detailsOf', { amount: formatMoney(amount, i18n.language), plan: plan.name }),
        onPress: onShow,
      }}
      empty={null}
    />
  );
}

const idOf = ({ id }: Schema<'Deposit'>) => id;

/** The line of the term gives up its width before these wrap. */
const Lines = styled('div')`
  display: grid;

  & > * {
    white-space: nowrap;
  }
`;
