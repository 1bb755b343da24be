import type { Schema } from '@meridian/api-client';
import { useSubjectName } from '@meridian/statuses';
import { useTranslation } from 'react-i18next';

/** Formats operations as lines of a CSV file, the header first. Amounts stay exact and dates in UTC. */
export function useOperationLines() {
  const { t } = useTranslation('operations');
  const nameSubject = useSubjectName();
  return (operations: readonly Schema<'Operation'>[]): string[][] => [
    [
      t('export.date'),
      t('export.type'),
      t('export.operation'),
      t('export.amount'),
      t('export.currency'),
      t('export.accrual'),
      t('export.balanceAfter'),
      t('export.comment'),
      t('export.id'),
    ],
    ...operations.map(({ date, type, subject, amount, accrual, balanceAfter, comment, id }) => [
      date,
      t(`type.${type}`),
      nameSubject(subject),
      amount.amount,
      amount.currency,
      accrual ? t(`export.${accrual.status}`) : '',
      balanceAfter.amount,
      comment ?? '',
      id,
    ]),
  ];
}
