import type { Schema } from '@meridian/api-client';
import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './verification.fixtures.ts';

const setting = mockApi.get('/settings/{key}', 200, fixtures.verificationSetting);

const standing = (data: Schema<'VerificationData'>) => [
  mockApi.get('/user-data/byType/{type}', 200, data),
  setting,
];

/** A server that takes the form and then says that it is in process. */
function accepting(before: Schema<'VerificationData'>) {
  let now = before;
  return [
    mockApi.get('/user-data/byType/{type}', 200, () => now),
    mockApi.patch('/user-data/verification', 200, () => {
      now = fixtures.inProcess;
      return now;
    }),
    setting,
  ];
}

/** The states of the mocked server, for tests and stories. */
export const verificationHandlers = {
  get notVerified() {
    return accepting(fixtures.notVerified);
  },
  get denied() {
    return accepting(fixtures.denied);
  },
  deniedWithoutReason: standing({ ...fixtures.denied, denialReason: null }),
  inProcess: standing(fixtures.inProcess),
  success: standing(fixtures.verified),
  loading: [mockApi.pending('get', '/user-data/byType/{type}'), setting],
  failed: [mockApi.problem('get', '/user-data/byType/{type}', 500, { code: 'unexpected_error' }), setting],
};
