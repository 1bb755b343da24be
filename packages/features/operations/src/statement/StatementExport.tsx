import { type Schema, unwrap } from '@meridian/api-client';
import { useApiClient } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import { CsvExport } from '@meridian/lists';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { isInReport, useBalanceColumns } from './useBalanceColumns.ts';

/** Downloads the statement: opening balance, every operation with the balance after it, closing balance. */
export function StatementExport({ statement }: { statement: Schema<'Statement'> }) {
  const { t } = useTranslation(messages);
  const client = useApiClient();
  const columns = useBalanceColumns();
  const { currency, from, to, date: made, opening, closing, count } = statement;
  return (
    <CsvExport<Schema<'Operation'>>
      total={count}
      readAfter={(part, signal) => {
        const query = { currency, from, to, timeZone: localTimeZone(), sortDir: 'asc', ...part } as const;
        return unwrap(client.GET('/user/operations/', { params: { query }, signal }));
      }}
      toLines={(operations) => [
        columns.titles,
        ...operations.filter((operation) => isInReport(operation, made)).map(columns.cellsOf),
      ]}
      frame={{
        before: [columns.balanceLine(t('statement.opening'), from, opening)],
        after: [columns.balanceLine(t('statement.closing'), to, closing)],
      }}
      fileName={[t('statement.fileName'), currency, from, to].join('_')}
      texts={{ running: t('statement.running'), saved: (saved) => t('statement.saved', { count: saved }) }}
    />
  );
}
