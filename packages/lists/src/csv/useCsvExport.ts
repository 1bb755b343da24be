import { ApiError } from '@meridian/api-client';
import { saveFile } from '@meridian/api-client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvSource, Progress } from './readFile.ts';

type ExportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly progress: Progress }
  | { readonly phase: 'saved'; readonly count: number }
  | { readonly phase: 'failed'; readonly error: ApiError };

/** Reads all rows in parts, with progress, and downloads them as one CSV file. Pages are written newest first. */
export function useCsvExport<Item>(source: CsvSource<Item>, total: number) {
  const { i18n } = useTranslation();
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function start() {
    const { signal } = (reading.current = new AbortController());
    setState({ phase: 'running', progress: { done: 0, total } });
    try {
      // Most visits export nothing.
      const { readFile } = await import('./readFile.ts').catch((cause: unknown) => {
        throw new ApiError({ code: 'network_lost', status: 0 }, { cause });
      });
      const { file, count } = await readFile({
        source,
        language: i18n.language,
        signal,
        onProgress: (progress) => setState({ phase: 'running', progress }),
      });
      if (signal.aborted) return;
      saveFile({ name: `${source.fileName}.csv`, content: file });
      setState({ phase: 'saved', count });
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
