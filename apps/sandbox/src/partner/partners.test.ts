import { type Schema, unwrap } from '@meridian/api-client';
import { add, type DecimalString } from '@meridian/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { intent, usdt } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import * as act from '../../test/actions.ts';

const sandbox = sharedSandbox();

const invest = (
  { api }: TestUser,
  amount: Schema<'Money'>,
  plan = 'usdt-balance-90',
  { autoinvestment = false, quoteId }: { autoinvestment?: boolean; quoteId?: string } = {},
) =>
  unwrap(
    api.POST('/funds/deposits', {
      params: { header: intent() },
      body: { plan, amount, paymentMethod: 'balance', autoinvestment, ...(quoteId && { quoteId }) },
    }),
  );

/** Rewards of an investor: type, amount and comment, the earliest first. */
async function rewardsOf({ api }: TestUser) {
  const { items } = await unwrap(
    api.GET('/user/operations/', { params: { query: { limit: 100, sortDir: 'asc' } } }),
  );
  return items
    .filter(({ type }) => type !== 'system' && type !== 'accrual')
    .map(({ type, amount, comment }) => [type, amount.amount, amount.currency, comment]);
}

const referralsOf = async ({ api }: TestUser, query: { search?: string; inviterLogin?: string } = {}) =>
  unwrap(api.GET('/user/referrals', { params: { query } }));

const bonusOf = async ({ api }: TestUser) => unwrap(api.GET('/user/bonus'));

/** Five investors, each invited by the previous one. Only the last one has money. */
async function line(amount: DecimalString): Promise<[TestUser, TestUser, TestUser, TestUser, TestUser]> {
  const first = await sandbox.confirmed();
  const second = await sandbox.confirmed({ inviter: first.login });
  const third = await sandbox.confirmed({ inviter: second.login });
  const fourth = await sandbox.confirmed({ inviter: third.login });
  return [first, second, third, fourth, await sandbox.funded(amount, { inviter: fourth.login })];
}

describe('an investment', () => {
  test('in bitcoin is rewarded in bitcoin and counted in USDT at the current rate', async () => {
    const inviter = await sandbox.confirmed();
    const partner = await sandbox.funded('1000', { inviter: inviter.login });
    const { quoteId } = await unwrap(
      partner.api.GET('/user/exchange-rate', {
        params: { query: { sourceCurrency: 'USDT', targetCurrency: 'BTC' } },
      }),
    );
    await invest(partner, usdt('640'), 'btc-term-90', { quoteId });
    expect(await rewardsOf(inviter)).toEqual([
      ['referral', '0.00020000', 'BTC', `Partner ${partner.login}, level 1`],
    ]);
    expect((await referralsOf(inviter)).items).toMatchObject([
      { personalInvestments: usdt('640.000000'), profit: usdt('12.800000') },
    ]);
    expect((await sandbox.ledger()).isBalanced).toBe(true);
  });

  test('of a partner and of their inviter at the same moment rewards both correctly', async () => {
    const top = await sandbox.confirmed();
    const middle = await sandbox.funded('3000', { inviter: top.login });
    const low = await sandbox.funded('3000', { inviter: middle.login });
    await Promise.all([middle, low, middle, low, middle, low].map((user) => invest(user, usdt('1000'))));
    const sum = async (user: TestUser) =>
      (await rewardsOf(user)).reduce<DecimalString>((all, [, one]) => add(all, one as DecimalString), '0');
    expect(await sum(middle)).toBe('60.000000');
    expect(await sum(top)).toBe('90.000000');
    expect((await bonusOf(top)).turnover).toEqual(usdt('6000.000000'));
  });
});

describe('accruals', () => {
  test('are matched for the inviter at the end of the term; reinvested money is not rewarded again', async () => {
    const [, , , inviter, partner] = await line('1000');
    await invest(partner, usdt('1000'), 'usdt-start-30', { autoinvestment: true });
    await sandbox.advance(29);
    expect(await rewardsOf(inviter)).toHaveLength(1);
    await sandbox.advance(1);
    expect(await rewardsOf(inviter)).toEqual([
      ['referral', '20.000000', 'USDT', `Partner ${partner.login}, level 1`],
      ['matching', '0.600000', 'USDT', `Partner ${partner.login}, level 1`],
    ]);
    expect((await act.listDeposits(partner.api))[0]?.amount).toEqual(usdt('1030.000000'));
    expect((await referralsOf(inviter)).items).toMatchObject([
      { personalInvestments: usdt('1000.000000'), profit: usdt('20.600000') },
    ]);
    expect((await unwrap(inviter.api.GET('/user/statistics'))).referrals).toEqual(usdt('20.600000'));
  });

  test('forfeited by an early close are not matched', async () => {
    const inviter = await sandbox.confirmed();
    const partner = await sandbox.funded('1000', { inviter: inviter.login });
    const { id } = await invest(partner, usdt('1000'));
    await sandbox.advance(10);
    await unwrap(
      partner.api.POST('/funds/deposits/client/close/{id}', {
        params: { path: { id }, header: intent() },
      }),
    );
    expect((await rewardsOf(inviter)).map(([type]) => type)).toEqual(['referral']);
  });
});

describe('the bonus programme', () => {
  test('awards each tier once, several together if reached together, and notifies the investor', async () => {
    const [, , , inviter, partner] = await line('130000');
    await invest(partner, usdt('9999.999999'));
    expect(await bonusOf(inviter)).toMatchObject({ turnover: usdt('9999.999999'), tiersReached: 0 });
    await invest(partner, usdt('50000'));
    expect(await bonusOf(inviter)).toMatchObject({ turnover: usdt('59999.999999'), tiersReached: 2 });
    await invest(partner, usdt('50000'));
    const awards = (await rewardsOf(inviter)).filter(([type]) => type === 'bonus');
    expect(awards).toEqual([
      ['bonus', '40.000000', 'USDT', 'Tier 1'],
      ['bonus', '160.000000', 'USDT', 'Tier 2'],
    ]);
    expect((await unwrap(inviter.api.GET('/user/statistics'))).earned).toEqual(usdt('200.000000'));
    const { items } = await unwrap(inviter.api.GET('/notification'));
    const told = items.filter(({ topic }) => topic === 'partners');
    expect(told.map(({ title }) => title).filter((title) => !title.startsWith('Reward'))).toEqual([
      'Tier 2 is reached',
      'Tier 1 is reached',
      `New partner: ${partner.login}`,
    ]);
  });

  test('counts investments of three levels, not of the fourth', async () => {
    const [first, second, , , partner] = await line('500');
    await invest(partner, usdt('500'));
    expect((await bonusOf(second)).turnover).toEqual(usdt('500.000000'));
    expect((await bonusOf(first)).turnover).toEqual(usdt('0.000000'));
  });

  test('is public without personal figures, and rejects a revoked token', async () => {
    expect(await unwrap(sandbox.guest.GET('/user/bonus'))).toMatchObject({
      tiers: [{ tier: 1 }, { tier: 2 }, { tier: 3 }, { tier: 4 }],
      turnover: null,
      tiersReached: null,
    });
    for (const authorization of [`Bearer ${'a'.repeat(43)}`, 'Bearer short', 'Basic YTpi']) {
      const response = await fetch(`${sandbox.url}/api/user/bonus`, { headers: { authorization } });
      expect(response.status).toBe(401);
    }
  });
});

describe('the list of partners', () => {
  let owner: TestUser;
  const names = ['Listalpha', 'listbravo', 'ListCharlie', 'listdelta'] as const;

  /**
   * The owner invited Alpha and Bravo, Alpha invited Charlie, Charlie invited Delta. Each invests a different amount.
   */
  beforeAll(async () => {
    owner = await sandbox.confirmed();
    const inviters = [owner.login, owner.login, 'Listalpha', 'ListCharlie'];
    for (const [index, login] of names.entries()) {
      await sandbox.control('/clock/advance', { seconds: 60 });
      const partner = await sandbox.funded('4000', { login, inviter: inviters[index]! });
      await invest(partner, usdt(`${(4 - index) * 1000}`), 'usdt-balance-90');
    }
  });

  const loginsBy = async (query: object) =>
    (await unwrap(owner.api.GET('/user/referrals', { params: { query } }))).items.map(({ login }) => login);

  test('has all partners of three levels with inviter, investments and profit, newest first', async () => {
    const { items, total, levels } = await referralsOf(owner);
    expect(total).toBe(4);
    expect(
      items.map(({ login, inviterLogin, level, personalInvestments, profit }) => [
        login,
        inviterLogin,
        level,
        personalInvestments.amount,
        profit.amount,
      ]),
    ).toEqual([
      ['listdelta', 'ListCharlie', 3, '1000.000000', '5.000000'],
      ['ListCharlie', 'Listalpha', 2, '2000.000000', '20.000000'],
      ['listbravo', owner.login, 1, '3000.000000', '60.000000'],
      ['Listalpha', owner.login, 1, '4000.000000', '80.000000'],
    ]);
    expect(levels).toEqual([
      { level: 1, percent: '2', partners: 2, profit: usdt('140.000000') },
      { level: 2, percent: '1', partners: 1, profit: usdt('20.000000') },
      { level: 3, percent: '0.5', partners: 1, profit: usdt('5.000000') },
    ]);
  });

  test.each([
    ['date', names],
    ['level', ['Listalpha', 'listbravo', 'ListCharlie', 'listdelta']],
    ['login', ['Listalpha', 'listbravo', 'ListCharlie', 'listdelta']],
    ['personalInvestments', ['listdelta', 'ListCharlie', 'listbravo', 'Listalpha']],
    ['profit', ['listdelta', 'ListCharlie', 'listbravo', 'Listalpha']],
  ] as const)('sorts by %s in both directions', async (sort, ascending) => {
    expect(await loginsBy({ sort, sortDir: 'asc' })).toEqual(ascending);
    expect(await loginsBy({ sort, sortDir: 'desc' })).toEqual(ascending.toReversed());
  });

  test('sorts by the inviter’s login case-insensitively', async () => {
    const { items } = await unwrap(
      owner.api.GET('/user/referrals', { params: { query: { sort: 'inviterLogin', sortDir: 'asc' } } }),
    );
    const inviters = items.map(({ inviterLogin }) => inviterLogin!.toLowerCase());
    expect(inviters).toEqual(inviters.toSorted());
  });

  test('searches part of a login or of the inviter’s, while the summary covers all partners', async () => {
    const found = await referralsOf(owner, { search: 'CHARL' });
    expect(found.items.map(({ login }) => login)).toEqual(['listdelta', 'ListCharlie']);
    expect(found.total).toBe(2);
    expect(found.levels[0]?.partners).toBe(2);
    for (const search of ['%', '_', "'"]) expect((await referralsOf(owner, { search })).total).toBe(0);
  });

  test('gives those whom one partner of the own line invited', async () => {
    expect(await loginsBy({ inviterLogin: 'LISTALPHA' })).toEqual(['ListCharlie']);
    expect(await loginsBy({ inviterLogin: owner.login })).toEqual(['listbravo', 'Listalpha']);
    expect(await loginsBy({ inviterLogin: 'Listalph' })).toEqual([]);
    const stranger = await sandbox.confirmed();
    await sandbox.confirmed({ inviter: stranger.login });
    expect(await loginsBy({ inviterLogin: stranger.login })).toEqual([]);
  });

  test('gives the line from level 1 down to that partner', async () => {
    const lineTo = async (inviterLogin: string) => (await referralsOf(owner, { inviterLogin })).line;
    expect(await lineTo('LISTDELTA')).toEqual(['Listalpha', 'ListCharlie', 'listdelta']);
    expect(await lineTo('listbravo')).toEqual(['listbravo']);
    expect(await lineTo(owner.login)).toEqual([]);
    const stranger = await sandbox.confirmed();
    expect(await lineTo(stranger.login)).toEqual([]);
    expect((await referralsOf(owner)).line).toEqual([]);
  });

  test('pages without losing or repeating partners', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => loginsBy({ page, limit: 1, sort: 'level' })));
    expect(new Set(pages.flat())).toEqual(new Set(names));
  });
});
