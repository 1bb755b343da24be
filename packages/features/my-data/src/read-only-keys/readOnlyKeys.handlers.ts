import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './readOnlyKeys.fixtures.ts';

const path = '/user/read-only-keys';

const keys = (list: ReturnType<typeof fixtures.listOf>) => [
  mockApi.get(path, 200, list),
  mockApi.post(path, 201, fixtures.created),
  mockApi.delete('/user/read-only-keys/{id}', 204),
];

const { taxTool, unused, ended, listOf } = fixtures;

/** Scenarios of the mocked server. The first matching handler in a list responds. */
export const readOnlyKeysHandlers = {
  goodDay: keys(listOf(unused, taxTool, ended)),
  empty: keys(listOf()),
  full: keys({ ...listOf(taxTool, ended), maximum: 1 }),
  /** The last one was created in another window. */
  limitReached: [
    mockApi.problem('post', path, 409, { code: 'read_only_key_limit_reached' }),
    ...keys(listOf()),
  ],
  revokingFails: [mockApi.lostNetwork('delete', '/user/read-only-keys/{id}'), ...keys(listOf(taxTool))],
  loading: [mockApi.pending('get', path)],
  error: [mockApi.problem('get', path, 500, { code: 'unexpected_error' })],
};
