import type { Schema } from '@meridian/api-client';
import { useLocale } from '@meridian/i18n';
import { type FilterState, type ListQuery, ListTable, ROWS_PER_PAGE } from '@meridian/lists';
import { formatMoney } from '@meridian/money';
import { useOperationColumns, useSubjectName } from '@meridian/statuses';
import { EmptyState, LinkButton, ListIcon, type TableColumn, type TableRowAction } from '@meridian/ui';
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
  const { t } = useTranslation('operations');
  const locale = useLocale();
  const nameSubject = useSubjectName();
  const { date, operation, status, amount, balanceAfter } = useOperationColumns();
  const columns = useMemo(
    (): readonly TableColumn<Schema<'Operation'>>[] => [
      date,
      operation,
      status,
      { id: 'type', header: t('table.type'), priority: 2, cell: ({ type }) => t(`type.${type}`) },
      amount,
      balanceAfter,
      { id: 'comment', header: t('details.comment'), priority: 3, cell: ({ comment }) => comment },
    ],
    [t, date, operation, status, amount, balanceAfter],
  );
  const rowAction = useMemo((): TableRowAction<Schema<'Operation'>> => {
    const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
    return {
      header: t('table.details'),
      label: (row) =>
        t('table.detailsOf', {
          operation: nameSubject(row.subject),
          amount: formatMoney(row.amount, locale),
          date: dateFormat.format(new Date(row.date)),
        }),
      onPress: onShow,
    };
  }, [t, nameSubject, locale, onShow]);
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
