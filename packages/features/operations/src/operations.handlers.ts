import type { Schema } from '@meridian/api-client';
import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './operations.fixtures.ts';

/** Pages of a list that can grow between requests, by `limit` and `sortDir`. */
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

/** Scenarios of the mocked server. The first matching handler in a list answers. */
export const operationsHandlers = {
  goodDay: [page],
  empty: [mockApi.get('/user/operations/', 200, fixtures.noOperations)],
  loading: [mockApi.pending('get', '/user/operations/')],
  error: [mockApi.problem('get', '/user/operations/', 500, { code: 'unexpected_error' })],
  /** An amount of 30 digits, and a comment that is a formula. */
  vast: [mockApi.get('/user/operations/', 200, fixtures.vastOperations)],
  /** Rate limited. */
  tired: [mockApi.problem('get', '/user/operations/', 429, { code: 'too_many_calls', retryAfter: 30 })],
};
