import { ApiError } from '@meridian/api-client';
import { useApiClient } from '@meridian/api-client/react';
import { decimalMarkOf } from '@meridian/money';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCsv } from './csv.ts';
import { downloadText } from './downloadText.ts';
import type { OperationsFilters } from './operationsFilters.ts';
import { type ReadingProgress, readAllOperations } from './readAllOperations.ts';
import { useOperationLines } from './useOperationLines.ts';

export type ExportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly progress: ReadingProgress }
  | { readonly phase: 'saved'; readonly count: number }
  | { readonly phase: 'failed'; readonly error: ApiError };

/** Reads every operation of the filter, with progress, and hands them to the browser as one file. */
export function useOperationsExport(filters: OperationsFilters, total: number) {
  const client = useApiClient();
  const { t, i18n } = useTranslation('operations');
  const toLines = useOperationLines();
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function start() {
    const { signal } = (reading.current = new AbortController());
    setState({ phase: 'running', progress: { done: 0, total } });
    try {
      const operations = await readAllOperations(client, filters, {
        signal,
        onProgress(progress) {
          if (!signal.aborted) setState({ phase: 'running', progress });
        },
      });
      if (signal.aborted) return;
      const separator = decimalMarkOf(i18n.language) === ',' ? ';' : ',';
      downloadText(fileName(t('export.fileName'), filters), toCsv(toLines(operations), separator));
      setState({ phase: 'saved', count: operations.length });
    } catch (cause) {
      if (signal.aborted) return;
      if (!(cause instanceof ApiError)) throw cause;
      setState({ phase: 'failed', error: cause });
    }
  }

  function cancel() {
    reading.current?.abort();
    setState({ phase: 'idle' });
  }

  return { state, start, cancel };
}

/** Says which operations are in it: `operations_accrual_2026-10-01_2026-10-31.csv`. */
function fileName(name: string, { type, from, to }: OperationsFilters): string {
  return `${[name, type, from, to].filter((part) => part !== undefined).join('_')}.csv`;
}
