import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './myData.fixtures.ts';

const archive = mockApi.file('/user/data', 'my-data-annapetrova-2026-11-30.zip', 'PK');

const closing = (state: typeof fixtures.possible) => [
  mockApi.get('/user/closing', 200, state),
  mockApi.post('/user/closing', 200, fixtures.scheduled),
  mockApi.delete('/user/closing', 200, fixtures.possible),
  archive,
];

/** Scenarios of the mocked server. The first matching handler in a list responds. */
export const myDataHandlers = {
  possible: closing(fixtures.possible),
  inTheWay: closing(fixtures.inTheWay),
  scheduled: closing(fixtures.scheduled),
  /** Money came in while the dialog was open. */
  refused: [
    mockApi.problem('post', '/user/closing', 409, { code: 'balance_not_empty' }),
    ...closing(fixtures.possible),
  ],
  noArchive: [
    mockApi.problem('get', '/user/data', 500, { code: 'unexpected_error' }),
    ...closing(fixtures.possible),
  ],
  loading: [mockApi.pending('get', '/user/closing'), archive],
  error: [mockApi.problem('get', '/user/closing', 500, { code: 'unexpected_error' }), archive],
};
