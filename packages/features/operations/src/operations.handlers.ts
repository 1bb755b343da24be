import type { Schema } from '@meridian/api-client';
import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './operations.fixtures.ts';

/** Parts of a list, by page or by cursor. The cursor of this double is the number of operations before it. */
export function pagesOf(listOf: (query: URLSearchParams) => readonly Schema<'Operation'>[]) {
  return mockApi.get('/user/operations/', 200, ({ query }) => {
    const operations = listOf(query);
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit'))];
    const first = Number(query.get('cursor') ?? (page - 1) * limit);
    const ordered = query.get('sortDir') === 'asc' ? operations.toReversed() : operations;
    return {
      items: ordered.slice(first, first + limit),
      page,
      limit,
      total: operations.length,
      pages: Math.ceil(operations.length / limit),
      totals: operations.length === 0 ? [] : fixtures.someTotals,
      breakdown: query.get('breakdown') === 'true' ? fixtures.someBreakdown : null,
      nextCursor: first + limit < operations.length ? String(first + limit) : null,
    };
  });
}

const page = pagesOf((query) => {
  const [type, kind, currency] = [query.get('type'), query.get('kind'), query.get('currency')];
  return fixtures.someOperations.filter(
    (operation) =>
      (!type || operation.type === type) &&
      // This double knows the kinds whose subjects begin with their name.
      (!kind || operation.subject.startsWith(kind)) &&
      (!currency || operation.amount.currency === currency),
  );
});
const balance = mockApi.get('/user/balance', 200, fixtures.balance);
const statement = mockApi.get('/user/statement', 200, ({ query }) => ({
  ...fixtures.statement,
  from: query.get('from') ?? fixtures.statement.from,
  to: query.get('to') ?? fixtures.statement.to,
}));

const yearlyReport = mockApi.get('/user/yearly-report', 200, ({ query }) => ({
  ...(query.has('displayCurrency') ? fixtures.valuedReport : fixtures.yearlyReport),
  year: Number(query.get('year')),
}));

/** A file that says what was asked for. */
const pdf = ({ url, headers }: Request) => {
  const { pathname, search } = new URL(url);
  return `${pathname.split('/documents/')[1] ?? ''}${decodeURIComponent(search)} ${headers.get('Accept-Language') ?? ''}`;
};

const documents = [
  mockApi.file('/user/documents/statement', 'statement.pdf', pdf),
  mockApi.file('/user/documents/balance', 'balance.pdf', pdf),
  mockApi.file('/user/documents/operations/{id}', 'operation.pdf', pdf),
  mockApi.file('/user/documents/year', 'year.pdf', pdf),
];

/** Scenarios of the mocked server. The first matching handler in a list responds. */
export const operationsHandlers = {
  goodDay: [page, balance, statement, yearlyReport, ...documents],
  documentLoading: [
    mockApi.pending('get', '/user/documents/statement'),
    mockApi.pending('get', '/user/documents/year'),
    page,
    balance,
    statement,
    yearlyReport,
  ],
  /** Too many documents in an hour. */
  documentsTired: [
    mockApi.problem('get', '/user/documents/statement', 429, { code: 'too_many_calls', retryAfter: 3600 }),
    mockApi.problem('get', '/user/documents/operations/{id}', 429, {
      code: 'too_many_calls',
      retryAfter: 3600,
    }),
    mockApi.problem('get', '/user/documents/year', 429, { code: 'too_many_calls', retryAfter: 3600 }),
    page,
    balance,
    statement,
    yearlyReport,
  ],
  /** The last day of the statement is before the registration. */
  documentTooEarly: [
    mockApi.problem('get', '/user/documents/balance', 422, {
      code: 'validation_failed',
      errors: { date: 'date_out_of_range' },
    }),
    page,
    balance,
    statement,
  ],
  empty: [mockApi.get('/user/operations/', 200, fixtures.noOperations), balance],
  loading: [mockApi.pending('get', '/user/operations/'), balance],
  error: [mockApi.problem('get', '/user/operations/', 500, { code: 'unexpected_error' }), balance],
  /** No operation in the period of the statement. */
  quiet: [mockApi.get('/user/statement', 200, fixtures.quietStatement), page, balance],
  statementLoading: [mockApi.pending('get', '/user/statement'), page, balance],
  statementError: [
    mockApi.problem('get', '/user/statement', 500, { code: 'unexpected_error' }),
    page,
    balance,
  ],
  /** No operation in the year. */
  quietYear: [mockApi.get('/user/yearly-report', 200, fixtures.quietReport)],
  yearLoading: [mockApi.pending('get', '/user/yearly-report')],
  yearError: [mockApi.problem('get', '/user/yearly-report', 500, { code: 'unexpected_error' })],
  /** An amount of 30 digits, and a comment that is a formula. */
  vast: [mockApi.get('/user/operations/', 200, fixtures.vastOperations), balance],
  /** Rate limited. */
  tired: [mockApi.problem('get', '/user/operations/', 429, { code: 'too_many_calls', retryAfter: 30 })],
};
