import type { Schema } from '@meridian/api-client';
import { Amount, DateTime, type TableColumn } from '@meridian/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AccrualBadge } from './AccrualBadge.tsx';
import { useSubjectName } from './useSubjectName.ts';

type Operation = Schema<'Operation'>;
type ColumnId = 'date' | 'operation' | 'status' | 'amount' | 'balanceAfter';

/** The columns that every list of operations has. Stable, so that a change of the address alone re-renders no row. */
export function useOperationColumns(): Readonly<Record<ColumnId, TableColumn<Operation>>> {
  const { t } = useTranslation('statuses');
  const nameSubject = useSubjectName();
  return useMemo(
    () => ({
      date: {
        id: 'date',
        header: t('column.date'),
        inList: 'bottom-start',
        cell: ({ date }) => <DateTime value={date} />,
      },
      operation: {
        id: 'operation',
        header: t('column.operation'),
        isRowHeader: true,
        inList: 'top-start',
        cell: ({ subject }) => nameSubject(subject),
      },
      status: {
        id: 'status',
        header: t('column.status'),
        inList: 'bottom-end',
        cell: ({ subject, accrual }) =>
          subject === 'deposit_accrual' && accrual && <AccrualBadge accrual={accrual} />,
      },
      amount: {
        id: 'amount',
        header: t('column.amount'),
        align: 'end',
        inList: 'top-end',
        cell: ({ amount }) => <Amount value={amount} sign="always" />,
      },
      balanceAfter: {
        id: 'balanceAfter',
        header: t('column.balanceAfter'),
        align: 'end',
        priority: 1,
        cell: ({ balanceAfter }) => <Amount value={balanceAfter} />,
      },
    }),
    [t, nameSubject],
  );
}
