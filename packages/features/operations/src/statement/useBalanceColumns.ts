import type { Schema } from '@meridian/api-client';
import { useDateColumns } from '@meridian/lists';
import { useSubjectName } from '@meridian/statuses';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Held accruals do not change the balance. Operations after the report was made are not in its closing balance. */
export const isInReport = ({ accrual, date }: Schema<'Operation'>, made: string): boolean =>
  accrual === null && date <= made;

/** The columns of operations that changed a balance, and the lines of its start and its end. */
export function useBalanceColumns() {
  const { t } = useTranslation(messages);
  const nameSubject = useSubjectName();
  const moment = useDateColumns();
  return {
    titles: [
      ...moment.titles,
      t('export.operation'),
      t('export.amount'),
      t('export.currency'),
      t('export.balanceAfter'),
      t('export.counterpart'),
      t('export.counterpartCurrency'),
      t('export.plan'),
      t('export.hash'),
      t('export.comment'),
      t('export.id'),
    ],
    cellsOf: ({
      date,
      subject,
      amount,
      counterpart,
      plan,
      hash,
      balanceAfter,
      comment,
      id,
    }: Schema<'Operation'>): string[] => [
      ...moment.cellsOf(date),
      nameSubject(subject),
      amount.amount,
      amount.currency,
      balanceAfter.amount,
      counterpart?.amount ?? '',
      counterpart?.currency ?? '',
      plan ?? '',
      hash ?? '',
      comment ?? '',
      id,
    ],
    balanceLine: (name: string, day: string, { amount, currency }: Schema<'Money'>): string[] => [
      day,
      '',
      '',
      name,
      '',
      currency,
      amount,
      '',
      '',
      '',
      '',
      '',
      '',
    ],
  };
}
