import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './find.fixtures.ts';

const operations = mockApi.get('/user/operations/', 200, ({ query }) => {
  const search = query.get('search') ?? '';
  const items = fixtures.operations.items.filter(
    ({ id, date, amount, hash }) =>
      amount.amount.replace('-', '').startsWith(search) ||
      date.startsWith(search) ||
      id === search ||
      hash?.startsWith(search),
  );
  return { ...fixtures.operations, items, total: items.length };
});
const deposits = mockApi.get('/funds/deposits', 200, fixtures.deposits);
const partners = mockApi.get('/user/referrals', 200, ({ query }) =>
  'dmitry'.startsWith(query.get('search') ?? '') ? fixtures.partners : fixtures.noPartners,
);

/** Scenarios of the mocked server. The first matching handler in a list responds. */
export const findHandlers = {
  goodDay: [operations, deposits, partners],
  /** A day with more operations than are shown. */
  busyDay: [mockApi.get('/user/operations/', 200, fixtures.busyDay), deposits, partners],
  loading: [mockApi.pending('get', '/user/operations/'), deposits, partners],
  error: [mockApi.problem('get', '/user/operations/', 500, { code: 'unexpected_error' }), deposits, partners],
};
