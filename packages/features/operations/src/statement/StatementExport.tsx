import { type Schema, unwrap } from '@meridian/api-client';
import { useApiClient } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import { CsvExport, useDateColumns } from '@meridian/lists';
import { useSubjectName } from '@meridian/statuses';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Downloads the statement: opening balance, every operation with the balance after it, closing balance. */
export function StatementExport({ statement }: { statement: Schema<'Statement'> }) {
  const { t } = useTranslation(messages);
  const client = useApiClient();
  const nameSubject = useSubjectName();
  const moment = useDateColumns();
  const { currency, from, to, date: made, opening, closing, count } = statement;
  const balanceLine = (name: string, day: string, { amount }: Schema<'Money'>) => [
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
  ];
  return (
    <CsvExport<Schema<'Operation'>>
      total={count}
      readAfter={(part, signal) => {
        const query = { currency, from, to, timeZone: localTimeZone(), sortDir: 'asc', ...part } as const;
        return unwrap(client.GET('/user/operations/', { params: { query }, signal }));
      }}
      toLines={(operations) => [
        [
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
        ...operations
          // Held accruals do not change the balance. Later operations are not in this closing balance.
          .filter(({ accrual, date }) => accrual === null && date <= made)
          .map(({ date, subject, amount, counterpart, plan, hash, balanceAfter, comment, id }) => [
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
          ]),
      ]}
      frame={{
        before: [balanceLine(t('statement.opening'), from, opening)],
        after: [balanceLine(t('statement.closing'), to, closing)],
      }}
      fileName={[t('statement.fileName'), currency, from, to].join('_')}
      texts={{ running: t('statement.running'), saved: (saved) => t('statement.saved', { count: saved }) }}
    />
  );
}
