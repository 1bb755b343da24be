import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './cases.fixtures.ts';

const full = [
  mockApi.get('/crypto-cases/all', 200, fixtures.cases),
  mockApi.get('/user/balance', 200, fixtures.balanceOf('223.000000')),
  mockApi.get('/crypto-cases/limits', 200, fixtures.noLimits),
  mockApi.get('/settings/{key}', 200, fixtures.casesSetting),
  mockApi.get('/user/case-operations', 200, fixtures.history),
  mockApi.post('/crypto-cases/{id}/open', 201, fixtures.opening(1)),
  mockApi.patch('/crypto-cases/limits', 200, fixtures.someLimits),
  mockApi.post('/crypto-cases/welcome', 204),
];

const refused = (code: 'case_limit_reached' | 'case_time_out' | 'insufficient_balance' | 'conflict') =>
  mockApi.problem('post', '/crypto-cases/{id}/open', 409, { code });

/** The states of the mocked server, for tests and stories. */
export const casesHandlers = {
  full,
  long: [
    mockApi.get('/crypto-cases/all', 200, fixtures.longCases),
    mockApi.get('/user/case-operations', 200, fixtures.longHistory),
    ...full,
  ],
  bought: [mockApi.get('/crypto-cases/all', 200, fixtures.boughtCases), ...full],
  /** An opening with attempts left: its seed is secret. */
  secret: [
    mockApi.get('/crypto-cases/all', 200, fixtures.boughtCases),
    mockApi.get('/user/case-operations', 200, fixtures.secretHistory),
    ...full,
  ],
  lastAttempt: [mockApi.post('/crypto-cases/{id}/open', 201, fixtures.opening(3)), ...full],
  attemptsUsed: [
    mockApi.problem('post', '/crypto-cases/{id}/open', 409, { code: 'no_attempts_left' }),
    mockApi.get('/crypto-cases/all', 200, fixtures.boughtCases),
    ...full,
  ],
  limited: [mockApi.get('/crypto-cases/limits', 200, fixtures.someLimits), ...full],
  limitReached: [refused('case_limit_reached'), ...full],
  timeOut: [refused('case_time_out'), ...full],
  poor: [mockApi.get('/user/balance', 200, fixtures.balanceOf('3.000000')), ...full],
  insufficient: [refused('insufficient_balance'), ...full],
  conflict: [refused('conflict'), ...full],
  lostConnection: [mockApi.lostNetwork('post', '/crypto-cases/{id}/open'), ...full],
  welcome: [mockApi.get('/crypto-cases/all', 200, { ...fixtures.cases, welcome: true }), ...full],
  empty: [
    mockApi.get('/crypto-cases/all', 200, { items: [], welcome: false }),
    mockApi.get('/user/case-operations', 200, fixtures.noHistory),
    ...full,
  ],
  loading: [
    mockApi.pending('get', '/crypto-cases/all'),
    mockApi.pending('get', '/crypto-cases/limits'),
    mockApi.pending('get', '/user/case-operations'),
    ...full,
  ],
  failed: [
    mockApi.problem('get', '/crypto-cases/all', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/crypto-cases/limits', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/case-operations', 500, { code: 'unexpected_error' }),
    ...full,
  ],
  /** The history failed; the cases are there. */
  partial: [mockApi.problem('get', '/user/case-operations', 500, { code: 'unexpected_error' }), ...full],
};
