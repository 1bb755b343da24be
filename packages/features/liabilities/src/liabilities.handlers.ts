import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './liabilities.fixtures.ts';

const goodDay = [
  mockApi.get('/liabilities', 200, fixtures.nights),
  mockApi.get('/user/liabilities/{id}', 200, fixtures.proof),
  mockApi.get('/user/balance', 200, fixtures.balance),
];

/** Scenarios of the mocked server. The first matching handler in a list responds. */
export const liabilitiesHandlers = {
  goodDay,
  /** Before the first night. */
  empty: [mockApi.get('/liabilities', 200, fixtures.noNights), ...goodDay],
  /** The server has no proof for the account. */
  noProof: [mockApi.problem('get', '/user/liabilities/{id}', 404, { code: 'not_found' }), ...goodDay],
  /** One digit of an amount is not what the root covers. */
  wrongProof: [
    mockApi.get('/user/liabilities/{id}', 200, {
      ...fixtures.proof,
      parts: fixtures.proof.parts.map((part) => ({ ...part, amounts: part.amounts.replace(/\d$/, '1') })),
    }),
    ...goodDay,
  ],
  /** A valid proof for somebody else. */
  otherAccount: [
    mockApi.get('/user/liabilities/{id}', 200, { ...fixtures.proof, account: 'viktor' }),
    ...goodDay,
  ],
  /** Money has moved since the night. */
  moved: [
    mockApi.get('/user/balance', 200, fixtures.movedBalance),
    mockApi.get('/funds/refills', 200, fixtures.refills),
    ...goodDay,
  ],
  loading: [
    mockApi.pending('get', '/liabilities'),
    mockApi.pending('get', '/user/liabilities/{id}'),
    mockApi.pending('get', '/user/balance'),
  ],
  error: [
    mockApi.problem('get', '/liabilities', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/liabilities/{id}', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/balance', 500, { code: 'unexpected_error' }),
  ],
};
