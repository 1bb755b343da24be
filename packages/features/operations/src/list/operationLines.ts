import type { Schema } from '@meridian/api-client';
import type { useDateColumns } from '@meridian/lists';
import type { useSubjectName } from '@meridian/statuses';
import type { TFunction } from 'i18next';

interface Words {
  readonly t: TFunction<'operations'>;
  readonly nameSubject: ReturnType<typeof useSubjectName>;
  readonly date: ReturnType<typeof useDateColumns>;
}

/** The lines of a CSV file, the header first. Amounts stay exact. The day is that of the filters; the moment in UTC is beside it. */
export function operationLines(
  operations: readonly Schema<'Operation'>[],
  { t, nameSubject, date }: Words,
): string[][] {
  return [
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
