import { mockApi } from '@meridian/api-client/testing';

const path = '/support/guest-requests';

/** Scenarios of the mocked server. */
export const guestRequestsHandlers = {
  goodDay: [mockApi.post(path, 204)],
  refused: [
    mockApi.problem('post', path, 422, { code: 'validation_failed', errors: { email: 'email_invalid' } }),
  ],
  tooMany: [mockApi.problem('post', path, 429, { code: 'too_many_calls', retryAfter: 3600 })],
  lost: [mockApi.lostNetwork('post', path)],
};
