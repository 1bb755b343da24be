import { type ApiClient, type Schema, unwrap } from '@meridian/api-client';
import type { OperationsFilters } from './operationsFilters.ts';

/** The most that the contract gives at once. */
const MOST_AT_ONCE = 100;

export interface ReadingProgress {
  readonly done: number;
  readonly total: number;
}

interface ReadingOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReadingProgress) => void;
}

/**
 * Every operation of the filter, newest first. It is read oldest first: what happens meanwhile comes after what has been
 * read, so that no page shifts and nothing is lost or read twice. Throws an ApiError.
 */
export async function readAllOperations(
  client: ApiClient,
  { type, from, to }: OperationsFilters,
  { signal, onProgress }: ReadingOptions,
): Promise<readonly Schema<'Operation'>[]> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const operations: Schema<'Operation'>[] = [];
  for (let page = 1; ; page++) {
    const query = { type, from, to, timeZone, page, limit: MOST_AT_ONCE, sortDir: 'asc' } as const;
    const { items, total } = await unwrap(client.GET('/user/operations/', { params: { query }, signal }));
    operations.push(...items);
    onProgress({ done: operations.length, total });
    if (items.length === 0 || operations.length >= total) return operations.reverse();
  }
}
