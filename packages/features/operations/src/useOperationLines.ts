import type { Schema } from '@meridian/api-client';
import { useTranslation } from 'react-i18next';

/** Words operations as lines of a file, headers first. Amounts and dates are as the server wrote them: exact, in UTC. */
export function useOperationLines() {
  const { t } = useTranslation('operations');
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
      t(`subject.${subject}`),
      amount.amount,
      amount.currency,
      accrual ? t(`export.${accrual.status}`) : '',
      balanceAfter.amount,
      comment ?? '',
      id,
    ]),
  ];
}
