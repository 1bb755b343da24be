import type { Schema } from '@meridian/api-client';
import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './operations.fixtures.ts';

/** Pages of a list that may grow meanwhile, as the server cuts them: by `limit`, in the direction asked for. */
export function pagesOf(listOf: (query: URLSearchParams) => readonly Schema<'Operation'>[]) {
  return mockApi.get('/user/operations/', 200, ({ query }) => {
    const operations = listOf(query);
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const ordered = query.get('sortDir') === 'asc' ? operations.toReversed() : operations;
    return {
      items: ordered.slice((page - 1) * limit, page * limit),
      page,
      limit,
      total: operations.length,
      totals: operations.length === 0 ? [] : fixtures.someTotals,
    };
  });
}

const page = pagesOf((query) => {
  const type = query.get('type');
  return fixtures.someOperations.filter((operation) => !type || operation.type === type);
});

/** A mocked server in its named moods, for tests and stories. The first handler that fits a call answers it. */
export const operationsHandlers = {
  goodDay: [page],
  empty: [mockApi.get('/user/operations/', 200, fixtures.noOperations)],
  loading: [mockApi.pending('get', '/user/operations/')],
  error: [mockApi.problem('get', '/user/operations/', 500, { code: 'unexpected_error' })],
  /** Thirty digits, and a comment that means harm. */
  vast: [mockApi.get('/user/operations/', 200, fixtures.vastOperations)],
  /** A server that has had enough, met in the middle of an export. */
  tired: [mockApi.problem('get', '/user/operations/', 429, { code: 'too_many_calls', retryAfter: 30 })],
};
