import type { Schema } from '@meridian/api-client';
import { type FilterState, type ListQuery, ListTable, ROWS_PER_PAGE } from '@meridian/lists';
import { formatMoney } from '@meridian/money';
import { AccrualBadge, useSubjectName } from '@meridian/statuses';
import {
  Amount,
  DateTime,
  EmptyState,
  LinkButton,
  ListIcon,
  Stack,
  type TableColumn,
  type TableRowAction,
  Text,
} from '@meridian/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationsFilters } from './operationsFilters.ts';

interface OperationTableProps {
  list: ListQuery<Schema<'Operation'>>;
  filters: FilterState<OperationsFilters>;
  onShow: (operation: Schema<'Operation'>) => void;
  hrefs: { refill: string };
}

/** Operations with the balance after each. */
export function OperationTable({ list, filters, onShow, hrefs }: OperationTableProps) {
  const { t, i18n } = useTranslation('operations');
  const nameSubject = useSubjectName();
  // Stable, so that a change of the address alone re-renders no row.
  const columns = useMemo(
    (): readonly TableColumn<Schema<'Operation'>>[] => [
      {
        id: 'date',
        header: t('table.date'),
        inList: 'bottom-start',
        cell: ({ date }) => <DateTime value={date} />,
      },
      {
        id: 'operation',
        header: t('table.operation'),
        isRowHeader: true,
        inList: 'top-start',
        cell: ({ subject, comment }) => (
          <Stack gap={0}>
            <Text isInline>{nameSubject(subject)}</Text>
            {comment !== null && (
              <Text isInline size={12} tone="muted">
                {comment}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'status',
        header: t('table.status'),
        inList: 'bottom-end',
        cell: ({ subject, accrual }) =>
          subject === 'deposit_accrual' && accrual && <AccrualBadge accrual={accrual} />,
      },
      {
        id: 'type',
        header: t('table.type'),
        priority: 2,
        cell: ({ type }) => t(`type.${type}`),
      },
      {
        id: 'amount',
        header: t('table.amount'),
        align: 'end',
        inList: 'top-end',
        cell: ({ amount }) => <Amount value={amount} sign="always" />,
      },
      {
        id: 'balanceAfter',
        header: t('table.balanceAfter'),
        align: 'end',
        priority: 1,
        cell: ({ balanceAfter }) => <Amount value={balanceAfter} />,
      },
    ],
    [t, nameSubject],
  );
  const rowAction = useMemo((): TableRowAction<Schema<'Operation'>> => {
    const dateFormat = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' });
    return {
      header: t('table.details'),
      label: ({ amount, date, subject }) =>
        t('table.detailsOf', {
          operation: nameSubject(subject),
          amount: formatMoney(amount, i18n.language),
          date: dateFormat.format(new Date(date)),
        }),
      onPress: onShow,
    };
  }, [t, nameSubject, i18n.language, onShow]);
  return (
    <ListTable
      list={list}
      filters={filters}
      caption={t('table.title')}
      pagesLabel={t('page.label')}
      skeletonRows={ROWS_PER_PAGE}
      columns={columns}
      rowAction={rowAction}
      nothingFound={{
        title: t('table.nothingFoundTitle'),
        body: t('table.nothingFoundBody'),
        headingLevel: 2,
      }}
      empty={
        <EmptyState
          headingLevel={2}
          icon={ListIcon}
          title={t('table.emptyTitle')}
          action={
            <LinkButton variant="primary" href={hrefs.refill}>
              {t('table.emptyAction')}
            </LinkButton>
          }
        >
          {t('table.emptyBody')}
        </EmptyState>
      }
    />
  );
}
