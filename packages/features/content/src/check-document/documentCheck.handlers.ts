import { mockApi } from '@meridian/api-client/testing';

const path = '/documents/check';

/** Scenarios of the mocked server. */
export const documentCheckHandlers = {
  issued: [
    mockApi.get(path, 200, ({ query }) =>
      query.get('number') === '7K3M-9QXR-2B4D' && query.get('hash')?.startsWith('5aa144aab53bae8e')
        ? { valid: true, kind: 'statement', date: '2026-11-01T08:00:00Z' }
        : { valid: false, kind: null, date: null },
    ),
  ],
  loading: [mockApi.pending('get', path)],
  tooMany: [mockApi.problem('get', path, 429, { code: 'too_many_calls', retryAfter: 600 })],
  off: [mockApi.problem('get', path, 403, { code: 'capability_off' })],
  lost: [mockApi.lostNetwork('get', path)],
};
