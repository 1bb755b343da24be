import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './support.fixtures.ts';

const list = '/support/requests';
const one = '/support/requests/{id}';
const messages = '/support/requests/{id}/messages';
const photo = '/support/photos/{id}';
const {
  answered,
  closed,
  newEmail,
  oldRefill,
  pageOf,
  pendingWithdrawal,
  photographed,
  rules,
  screen,
  sent,
  thanked,
} = fixtures;

const writes = [
  mockApi.post(list, 201, sent),
  mockApi.post(messages, 201, thanked),
  mockApi.post('/support/photos', 201, { id: screen.id }),
  mockApi.get('/settings/{key}', 200, rules),
];

/** Scenarios of the mocked server. The first matching handler in a list responds. */
export const supportHandlers = {
  goodDay: [
    mockApi.get(list, 200, pageOf(newEmail, pendingWithdrawal, oldRefill)),
    mockApi.get(one, 200, answered),
    ...writes,
  ],
  empty: [mockApi.get(list, 200, pageOf()), ...writes],
  photographed: [mockApi.get(one, 200, photographed), mockApi.get(photo, 200, screen), ...writes],
  photoRefused: [
    mockApi.problem('post', '/support/photos', 422, {
      code: 'validation_failed',
      errors: { photo: 'file_type_not_allowed' },
    }),
    mockApi.get(one, 200, answered),
    ...writes,
  ],
  waiting: [mockApi.get(one, 200, sent), ...writes],
  closed: [mockApi.get(one, 200, closed)],
  /** The service closed it in the meantime. */
  closedMeanwhile: [
    mockApi.problem('post', messages, 409, { code: 'conflict' }),
    mockApi.get(one, 200, answered),
  ],
  sendingFails: [
    mockApi.lostNetwork('post', list),
    mockApi.lostNetwork('post', messages),
    mockApi.get(one, 200, answered),
  ],
  tooMany: [mockApi.problem('post', list, 429, { code: 'too_many_calls', retryAfter: 3600 })],
  loading: [mockApi.pending('get', list), mockApi.pending('get', one)],
  missing: [mockApi.problem('get', one, 404, { code: 'not_found' })],
  error: [
    mockApi.problem('get', list, 500, { code: 'unexpected_error' }),
    mockApi.problem('get', one, 500, { code: 'unexpected_error' }),
  ],
};
