import type { Schema } from '@meridian/api-client';
import { mockApi } from '@meridian/api-client/testing';
import {
  awaitedRefill,
  balance,
  courses,
  dayCourses,
  deposit,
  emptyBalance,
  emptyHistory,
  emptyStatistics,
  history,
  manyBalance,
  manyDeposits,
  noOperations,
  noRefills,
  operations,
  pageOf,
  refillOnly,
  statistics,
  threeCurrencies,
  vastBalance,
  waitingDeposit,
  withoutCourses,
} from './cabinet.fixtures.ts';

/** Lists these deposits. */
const withDeposits = (...deposits: readonly Schema<'Deposit'>[]) =>
  mockApi.get('/funds/deposits', 200, ({ query }) => pageOf(deposits, query.getAll('status')));

const goodDay = [
  mockApi.get('/user/balance', 200, balance),
  mockApi.get('/user/balance/history', 200, history),
  mockApi.get('/funds/refills', 200, noRefills),
  mockApi.get('/user/statistics', 200, statistics),
  withDeposits(deposit),
  mockApi.get('/user/operations/', 200, operations),
];

const empty = [
  mockApi.get('/user/balance', 200, emptyBalance),
  mockApi.get('/user/balance/history', 200, emptyHistory),
  mockApi.get('/user/statistics', 200, emptyStatistics),
  withDeposits(),
  mockApi.get('/user/operations/', 200, noOperations),
  mockApi.get('/funds/refills', 200, noRefills),
  mockApi.get('/user-data/wallets', 200, { wallets: {}, waiting: {}, names: {} }),
];

/** Mocked servers by scenario. The first matching handler of a list responds. */
export const cabinetHandlers = {
  goodDay,
  /** Just registered. */
  empty,
  /** A refill on its way beside everything else. */
  refillAwaitedLater: [
    mockApi.get('/funds/refills', 200, { ...noRefills, items: [awaitedRefill], total: 1 }),
    ...goodDay,
  ],
  /** Just registered, with a refill that is not credited yet. */
  awaitedRefill: [
    mockApi.get('/funds/refills', 200, { ...noRefills, items: [awaitedRefill], total: 1 }),
    ...empty,
  ],
  /** Refilled, and nothing else has happened yet. */
  firstRefill: [
    mockApi.get('/user/operations/', 200, refillOnly),
    mockApi.get('/user/balance', 200, balance),
    ...empty,
    ...goodDay,
  ],
  /** A balance, but no deposits. */
  noDeposits: [withDeposits(), ...goodDay],
  /** One of two deposits has not started. */
  waitingDeposit: [withDeposits(deposit, waitingDeposit), ...goodDay],
  /** The term is over; the payout is not booked yet. */
  endedDeposit: [withDeposits({ ...deposit, status: 'awaiting_completion', accruedDays: 90 }), ...goodDay],
  /** One more than the home shows. */
  manyDeposits: [
    withDeposits(deposit, { ...deposit, id: '0198f7c5-2b41-7d0a-9c55-31e7a2b46f09' }, waitingDeposit, {
      ...waitingDeposit,
      id: '0198f80a-9d31-7e02-ae44-6b8f21c05d74',
    }),
    ...goodDay,
  ],
  /** Money in three currencies, deposits in two. */
  threeCurrencies: [
    mockApi.get('/user/balance', 200, threeCurrencies.balance),
    mockApi.get('/user/statistics', 200, threeCurrencies.statistics),
    ...goodDay,
  ],
  /** Forty deposits in five currencies, amounts of nine digits. */
  fortyDeposits: [withDeposits(...manyDeposits), mockApi.get('/user/balance', 200, manyBalance), ...goodDay],
  /** For a user whose display currency is not the default. */
  inEuros: [
    mockApi.get('/courses', 200, courses),
    mockApi.get('/courses/{code}', 200, dayCourses),
    ...goodDay,
  ],
  /** The server does not know the courses: the total of all currencies is not known. */
  noCourses: [mockApi.get('/user/balance', 200, withoutCourses), ...goodDay],
  /** Amounts of thirty digits. */
  vast: [mockApi.get('/user/balance', 200, vastBalance), ...goodDay],
  loading: [
    mockApi.pending('get', '/user/balance'),
    mockApi.pending('get', '/user/balance/history'),
    mockApi.pending('get', '/user/statistics'),
    mockApi.pending('get', '/funds/deposits'),
    mockApi.pending('get', '/user/operations/'),
    mockApi.pending('get', '/funds/refills'),
  ],
  error: [
    mockApi.problem('get', '/user/balance', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/balance/history', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/statistics', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/funds/deposits', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/operations/', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/funds/refills', 500, { code: 'unexpected_error' }),
  ],
  /** The statistics fail, the history is still loading. */
  partial: [
    mockApi.problem('get', '/user/statistics', 500, { code: 'unexpected_error' }),
    mockApi.pending('get', '/user/balance/history'),
    ...goodDay,
  ],
};
