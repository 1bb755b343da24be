import { ApiError } from '@meridian/api-client';
import { decimalMarkOf } from '@meridian/money';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCsv } from './toCsv.ts';

/** The most rows that the contract returns at once. */
const ROWS_PER_READ = 100;

export interface CsvSource<Item> {
  /**
   * Reads one page, oldest first. Entries that are created during the export are then added at the end, so no page shifts
   * and no row is lost or read twice.
   */
  readonly readPage: (
    query: { page: number; limit: number; sortDir: 'asc' },
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Item[]; readonly total: number }>;
  /** The header and a line for each item. */
  readonly toLines: (items: readonly Item[]) => readonly (readonly string[])[];
  /** Without `.csv`. */
  readonly fileName: string;
}

interface Progress {
  readonly done: number;
  readonly total: number;
}

type ExportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly progress: Progress }
  | { readonly phase: 'saved'; readonly count: number }
  | { readonly phase: 'failed'; readonly error: ApiError };

/** Reads all pages, with progress, and downloads them as one CSV file, newest first. */
export function useCsvExport<Item>({ readPage, toLines, fileName }: CsvSource<Item>, total: number) {
  const { i18n } = useTranslation();
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function readAll(signal: AbortSignal): Promise<readonly Item[]> {
    const items: Item[] = [];
    for (let page = 1; ; page++) {
      const read = await readPage({ page, limit: ROWS_PER_READ, sortDir: 'asc' }, signal);
      items.push(...read.items);
      if (!signal.aborted)
        setState({ phase: 'running', progress: { done: items.length, total: read.total } });
      if (read.items.length === 0 || items.length >= read.total) return items.reverse();
    }
  }

  async function start() {
    const { signal } = (reading.current = new AbortController());
    setState({ phase: 'running', progress: { done: 0, total } });
    try {
      const items = await readAll(signal);
      if (signal.aborted) return;
      const separator = decimalMarkOf(i18n.language) === ',' ? ';' : ',';
      download(`${fileName}.csv`, toCsv(toLines(items), separator));
      setState({ phase: 'saved', count: items.length });
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

function download(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
