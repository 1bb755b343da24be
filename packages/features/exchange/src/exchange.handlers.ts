import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './exchange.fixtures.ts';

const rates: Readonly<Record<string, `${number}`>> = { BTC: '64250.5', USDT: '0.000015564081' };

const goodDay = [
  mockApi.get('/user/balance', 200, fixtures.balance),
  mockApi.get('/settings/{key}', 200, fixtures.exchangeSetting),
  mockApi.get('/user/exchange-rate', 200, ({ query }) => {
    const from = query.get('sourceCurrency') ?? 'BTC';
    const to = query.get('targetCurrency') ?? 'USDT';
    return { ...fixtures.quote, course: { from, to, rate: rates[from] ?? '1' } };
  }),
  mockApi.post('/user/exchange', 201, fixtures.exchange),
  mockApi.get('/user/operations/', 200, fixtures.exchangeOperations),
];

/** Scenarios of the mocked server. The first matching handler in a list responds. */
export const exchangeHandlers = {
  goodDay,
  empty: [mockApi.get('/user/balance', 200, fixtures.emptyBalance), ...goodDay],
  loading: [
    mockApi.pending('get', '/user/balance'),
    mockApi.pending('get', '/settings/{key}'),
    mockApi.pending('get', '/user/operations/'),
  ],
  error: [mockApi.problem('get', '/user/balance', 500, { code: 'unexpected_error' }), ...goodDay],
  /** The form works, but there is no rate. */
  noRate: [mockApi.problem('get', '/user/exchange-rate', 500, { code: 'unexpected_error' }), ...goodDay],
  /** Nothing has been exchanged yet. */
  noHistory: [mockApi.get('/user/operations/', 200, fixtures.noExchanges), ...goodDay],
  historyError: [mockApi.problem('get', '/user/operations/', 500, { code: 'unexpected_error' }), ...goodDay],
  large: [
    mockApi.get('/user/balance', 200, fixtures.largeBalance),
    mockApi.get('/settings/{key}', 200, fixtures.wideSetting),
    ...goodDay,
  ],
  expired: [mockApi.problem('post', '/user/exchange', 409, { code: 'quote_expired' }), ...goodDay],
  lostConnection: [mockApi.lostNetwork('post', '/user/exchange'), ...goodDay],
};
