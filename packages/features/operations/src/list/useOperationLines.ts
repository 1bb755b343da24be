import type { Schema } from '@meridian/api-client';
import { useDateColumns } from '@meridian/lists';
import { useSubjectName } from '@meridian/statuses';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Formats operations as lines of a CSV file, the header first. Amounts stay exact. The day is that of the filters; the moment in UTC is beside it. */
export function useOperationLines() {
  const { t } = useTranslation(messages);
  const nameSubject = useSubjectName();
  const date = useDateColumns();
  return (operations: readonly Schema<'Operation'>[]): string[][] => [
    [
      ...date.titles,
      t('export.type'),
      t('export.operation'),
      t('export.amount'),
      t('export.currency'),
      t('export.accrual'),
      t('export.balanceAfter'),
      t('export.counterpart'),
      t('export.counterpartCurrency'),
      t('export.plan'),
      t('export.hash'),
      t('export.comment'),
      t('export.id'),
    ],
    ...operations.map(({ counterpart, plan, hash, accrual, ...operation }) => [
      ...date.cellsOf(operation.date),
      t(`type.${operation.type}`),
      nameSubject(operation.subject),
      operation.amount.amount,
      operation.amount.currency,
      accrual ? t(`export.${accrual.status}`) : '',
      operation.balanceAfter.amount,
      counterpart?.amount ?? '',
      counterpart?.currency ?? '',
      plan ?? '',
      hash ?? '',
      operation.comment ?? '',
      operation.id,
    ]),
  ];
}
