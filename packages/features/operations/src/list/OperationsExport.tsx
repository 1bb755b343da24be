import { type Schema, unwrap } from '@meridian/api-client';
import { useApiClient } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import { CsvExport, useDateColumns } from '@meridian/lists';
import { useSubjectName } from '@meridian/statuses';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { OperationsFilters } from './operationsFilters.ts';

interface OperationsExportProps {
  filters: OperationsFilters;
  /** Operations that match the filters; undefined until known. */
  total: number | undefined;
}

/** Downloads all operations that match the filters. */
export function OperationsExport({
  filters: { type, kind, currency, from, to },
  total,
}: OperationsExportProps) {
  const { t } = useTranslation(messages);
  const client = useApiClient();
  const nameSubject = useSubjectName();
  const date = useDateColumns();
  return (
    <CsvExport
      key={[type, kind, currency, from, to].join()}
      total={total}
      readAfter={(part, signal) => {
        const query = { type, kind, currency, from, to, timeZone: localTimeZone(), ...part };
        return unwrap(client.GET('/user/operations/', { params: { query }, signal }));
      }}
      toLines={async (operations: readonly Schema<'Operation'>[]) => {
        const { operationLines } = await import('./operationLines.ts');
        return operationLines(operations, { t, nameSubject, date });
      }}
      fileName={[t('export.fileName'), type, kind, currency, from, to]
        .filter((part) => part !== undefined)
        .join('_')}
      texts={{ running: t('export.running'), saved: (count) => t('export.saved', { count }) }}
    />
  );
}
