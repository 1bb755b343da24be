import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './partners.fixtures.ts';

const nobody = { items: [], page: 1, limit: 20, total: 0, levels: fixtures.noLevels, line: [] };

/** Searches and narrows the partners like the server. */
const page = mockApi.get('/user/referrals', 200, ({ query }) => {
  const [number, search, inviter] = [
    Number(query.get('page')),
    query.get('search'),
    query.get('inviterLogin'),
  ];
  const found = fixtures.somePartners.filter(
    ({ login, inviterLogin }) =>
      (search === null || login?.includes(search) === true) && (inviter === null || inviterLogin === inviter),
  );
  const items = found.slice((number - 1) * 20, number * 20);
  return {
    items,
    page: number,
    limit: 20,
    total: found.length,
    levels: fixtures.levels,
    line: inviter === null ? [] : fixtures.lineTo(inviter),
  };
});
const bonus = mockApi.get('/user/bonus', 200, fixtures.bonus);
const setting = mockApi.get('/settings/{key}', 200, fixtures.partnersSetting);

/** The states of the mocked server, for tests and stories. */
export const partnersHandlers = {
  full: [page, bonus, setting],
  empty: [
    mockApi.get('/user/referrals', 200, nobody),
    mockApi.get('/user/bonus', 200, fixtures.noBonus),
    setting,
  ],
  /** The longest logins and the largest amounts. */
  long: [
    mockApi.get('/user/referrals', 200, {
      items: fixtures.longPartners,
      page: 1,
      limit: 20,
      total: fixtures.longPartners.length,
      levels: fixtures.longLevels,
      line: [],
    }),
    mockApi.get('/user/bonus', 200, fixtures.longBonus),
    setting,
  ],
  loading: [
    mockApi.pending('get', '/user/referrals'),
    mockApi.pending('get', '/user/bonus'),
    mockApi.pending('get', '/settings/{key}'),
  ],
  failed: [
    mockApi.problem('get', '/user/referrals', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/bonus', 500, { code: 'unexpected_error' }),
    setting,
  ],
  /** The bonus program fails; the partners are there. */
  partial: [mockApi.problem('get', '/user/bonus', 500, { code: 'unexpected_error' }), page, setting],
};
