import type { Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { Amount, Button, DateTime, EmptyState, LinkButton, ListIcon, Stack, Table, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { AccrualBadge } from './AccrualBadge.tsx';
import { OPERATIONS_PER_PAGE } from './useOperations.ts';

interface OperationTableProps {
  operations: readonly Schema<'Operation'>[];
  isLoading: boolean;
  onShow: (operation: Schema<'Operation'>) => void;
  hrefs: { refill: string };
  /** Given while filters are set: nothing found is then not nothing at all. */
  onClear: (() => void) | undefined;
}

/** A page of operations in the server's order, each with the balance that it left. */
export function OperationTable({ operations, isLoading, onShow, hrefs, onClear }: OperationTableProps) {
  const { t, i18n } = useTranslation('operations');
  const dayOf = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <Table
      caption={t('table.title')}
      rows={operations}
      getRowKey={({ id }) => id}
      isLoading={isLoading}
      skeletonRows={OPERATIONS_PER_PAGE}
      columns={[
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
              <Text isInline>{t(`subject.${subject}`)}</Text>
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
      ]}
      rowAction={{
        header: t('table.details'),
        label: ({ amount, date, subject }) =>
          t('table.detailsOf', {
            operation: t(`subject.${subject}`),
            amount: formatMoney(amount, i18n.language),
            date: dayOf.format(new Date(date)),
          }),
        onPress: onShow,
      }}
      empty={
        onClear ? (
          <EmptyState
            headingLevel={2}
            title={t('table.nothingFoundTitle')}
            action={<Button onPress={onClear}>{t('filter.clear')}</Button>}
          >
            {t('table.nothingFoundBody')}
          </EmptyState>
        ) : (
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
        )
      }
    />
  );
}
