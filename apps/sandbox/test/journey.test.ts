import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiClient, type Schema, unwrap } from '@meridian/api-client';
import { add, type DecimalString, isZero, subtract } from '@meridian/money';
import { describe, expect, test } from 'vitest';
import { usdt } from './actions.ts';
import { goodPassword } from './openTestSandbox.ts';
import { sharedSandbox } from './sharedSandbox.ts';
import * as act from './actions.ts';

const sandbox = sharedSandbox();

/** All operations of a user, page by page. */
async function operationsOf(api: ApiClient, asked: { currency?: string; sortDir?: 'asc' } = {}) {
  const lines: Schema<'Operation'>[] = [];
  for (let page = 1, total = 1; lines.length < total; page += 1) {
    const query = { ...asked, page, limit: 100 };
    const response = await unwrap(api.GET('/user/operations/', { params: { query } }));
    lines.push(...response.items);
    total = response.total;
  }
  return lines;
}

describe('the demo investor', () => {
  test('is the same after a reset, to the last digit', async () => {
    const before = await sandbox.ledger();
    const { api } = await sandbox.demo();
    const ids = async () => (await act.listDeposits(api)).map(({ id }) => id);
    const deposits = await ids();
    await writeFile(join(sandbox.uploadsDir, 'photo.png'), 'of the time before');
    await sandbox.advance(3);
    await sandbox.control('/reset', {});
    await expect(unwrap(api.GET('/user/balance'))).rejects.toMatchObject({ status: 401 });
    expect(await sandbox.ledger()).toEqual(before);
    expect(await readdir(sandbox.uploadsDir)).toEqual(['.gitignore']);
    const again = (await sandbox.demo()).api;
    expect((await act.listDeposits(again)).map(({ id }) => id)).toEqual(deposits);
  });

  test('has a refill, a deposit and a withdrawal in every status, and every list in both languages', async () => {
    const { token } = await sandbox.demo();
    for (const language of ['en', 'ru']) {
      const api = sandbox.apiOf(token, language);
      const refills = await unwrap(api.GET('/funds/refills'));
      expect(new Set(refills.items.map(({ status }) => status))).toEqual(
        new Set(['waiting', 'replenished', 'rejected']),
      );
      const deposits = await unwrap(api.GET('/funds/deposits'));
      expect(new Set(deposits.items.map(({ status }) => status))).toEqual(
        new Set(['waiting', 'in_work', 'awaiting_completion', 'closed']),
      );
      const withdrawals = await unwrap(api.GET('/funds/payments', { params: { query: { status: 'all' } } }));
      expect(new Set(withdrawals.items.map(({ status }) => status))).toEqual(
        new Set(['pending', 'successful', 'on_inspection', 'rejected', 'error']),
      );
      const [notice] = (await unwrap(api.GET('/notification'))).items;
      expect(/[а-я]/i.test(notice?.title ?? '')).toBe(language === 'ru');
    }
  });

  test('has a chart whose days equal the sum of the operations, for any period', async () => {
    const { api } = await sandbox.demo();
    const timeZone = 'Asia/Tokyo';
    const chart = async (from: string, to: string) =>
      (await unwrap(api.GET('/user/balance/history', { params: { query: { timeZone, from, to } } }))).points;
    const points = await chart('2026-06-01', '2026-12-31');
    expect(points.length).toBeGreaterThan(100);

    const lines = await operationsOf(api, { currency: 'USDT', sortDir: 'asc' });
    const dayOf = (date: string) => new Date(Date.parse(date) + 9 * 3_600_000).toISOString().slice(0, 10);
    for (const { date, available } of points) {
      const last = lines.findLast((line) => dayOf(line.date) <= date);
      expect([date, available]).toEqual([date, last?.balanceAfter ?? usdt('0.000000')]);
    }
    const { currencies } = await unwrap(api.GET('/user/balance'));
    const { onDeposit, total } = currencies['USDT']!;
    expect(points.at(-1)).toMatchObject({ onDeposit, total });
    expect(await chart(points[40]!.date, points[70]!.date)).toEqual(points.slice(40, 71));
  });

  test.each(['USDT', 'BTC', 'ETH', 'TRX'])(
    'has statistics in %s that equal the sums of its lists',
    async (currency) => {
      const { api } = await sandbox.demo();
      const all = { params: { query: { limit: 100 } } };
      const sum = (amounts: readonly (Schema<'Money'> | null)[]) =>
        amounts.reduce<DecimalString>(
          (so, one) => (one?.currency === currency ? add(so, one.amount) : so),
          '0',
        );
      const { items: refills } = await unwrap(api.GET('/funds/refills', all));
      const { items: withdrawals } = await unwrap(
        api.GET('/funds/payments', { params: { query: { limit: 100, status: 'all' } } }),
      );
      const { items: deposits } = await unwrap(api.GET('/funds/deposits', all));
      const lines = await operationsOf(api);
      const brought = (...subjects: readonly Schema<'Operation'>['subject'][]) =>
        sum(lines.filter(({ subject }) => subjects.includes(subject)).map(({ amount }) => amount));
      const { currencies } = await unwrap(api.GET('/user/balance'));

      const { total } = currencies[currency]!;
      const money = (amount: DecimalString) => ({
        amount: add(amount, subtract(total.amount, total.amount)),
        currency,
      });
      const query = { currency };
      const { others, overall, result, ...figures } = await unwrap(
        api.GET('/user/statistics', { params: { query } }),
      );
      expect(others.map(({ total: { currency: other } }) => other)).toEqual(
        ['USDT', 'BTC', 'ETH', 'TRX'].filter(
          (other) => other !== currency && !isZero(currencies[other]!.total.amount),
        ),
      );
      expect(figures).toEqual({
        refill: money(sum(refills.map(({ creditedAmount }) => creditedAmount))),
        withdraw: money(
          sum(withdrawals.filter(({ status }) => status === 'successful').map(({ net }) => net)),
        ),
        activeDeposits: money(
          sum(deposits.filter(({ status }) => status !== 'closed').map(({ amount }) => amount)),
        ),
        earned: money(brought('accruals_released', 'turnover_award', 'case_prize')),
        referrals: money(brought('referral_reward', 'matching_reward')),
        total,
        depositsResult: money(brought('accruals_released', 'deposit_exit_fee')),
        fees: money(
          subtract(
            sum(withdrawals.filter(({ status }) => status === 'successful').map(({ fee }) => fee)),
            brought('deposit_exit_fee', 'exchange_fee'),
          ),
        ),
      });
      expect(result).toMatchObject({
        prizes: money(brought('case_prize')),
        casePrices: money(subtract('0', brought('case_bought'))),
        fees: figures.fees,
      });
      expect(overall.result.currency).toBe('USDT');
    },
  );

  test('has partners on three levels, a tier, prizes, an exchange, news and strategies', async () => {
    const { token } = await sandbox.demo();
    for (const language of ['en', 'ru']) {
      const api = sandbox.apiOf(token, language);
      const { items: partners, levels } = await unwrap(api.GET('/user/referrals'));
      expect(new Set(partners.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
      const profit = partners.map((partner) => partner.profit.amount).reduce(add);
      expect(levels.map((level) => level.profit.amount).reduce(add)).toBe(profit);
      const { turnover, tiersReached } = await unwrap(api.GET('/user/bonus'));
      const invested = partners.map(({ personalInvestments }) => personalInvestments.amount).reduce(add);
      expect({ turnover, tiersReached }).toEqual({ turnover: usdt(invested), tiersReached: 1 });
      const left = (await unwrap(api.GET('/crypto-cases/all'))).items.map(({ attemptsLeft }) => attemptsLeft);
      expect(left).toEqual([2, 0, 3]);
      expect((await unwrap(api.GET('/user/case-operations'))).total).toBe(6);
      const { items: seen } = await unwrap(
        api.GET('/user/operations/', { params: { query: { type: 'system', limit: 100 } } }),
      );
      expect(seen.map(({ subject }) => subject)).toContain('exchange_bought');
      const news = (await unwrap(api.GET('/content/news'))).items;
      const dates = news.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      const [first] = news;
      expect(
        await unwrap(api.GET('/content/news/one/{id}', { params: { path: { id: first!.id } } })),
      ).toEqual(first);
      const { items: strategies } = await unwrap(api.GET('/content/strategies'));
      for (const text of [...news.map(({ title }) => title), ...strategies.map(({ summary }) => summary)]) {
        expect(/[а-я]/i.test(text)).toBe(language === 'ru');
      }
    }
  });

  test('gets a 404 for unknown news', async () => {
    await expect(
      unwrap(
        sandbox.guest.GET('/content/news/one/{id}', {
          params: { path: { id: '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31' } },
        }),
      ),
    ).rejects.toMatchObject({ code: 'not_found', status: 404 });
  });

  test('has pages of operations without gaps or repetitions', async () => {
    const { api } = await sandbox.demo();
    const ids: string[] = [];
    let total = 1;
    for (let page = 1; ids.length < total; page += 1) {
      const response = await unwrap(
        api.GET('/user/operations/', { params: { query: { page, limit: 100 } } }),
      );
      ids.push(...response.items.map(({ id }) => id));
      total = response.total;
    }
    expect(new Set(ids).size).toBe(total);
    expect(ids).toHaveLength(total);
  });

  test('filters operations by a day in their own time zone', async () => {
    const { api } = await sandbox.demo();
    const { items } = await unwrap(api.GET('/user/operations/', { params: { query: { limit: 100 } } }));
    const late = items.find(({ date }) => date.slice(11, 13) >= '11')!;
    const day = late.date.slice(0, 10);
    const inKiritimati = await unwrap(
      api.GET('/user/operations/', {
        params: { query: { from: day, to: day, timeZone: 'Pacific/Kiritimati', limit: 100 } },
      }),
    );
    const inUtc = await unwrap(
      api.GET('/user/operations/', { params: { query: { from: day, to: day, limit: 100 } } }),
    );
    expect(inUtc.items.map(({ id }) => id)).toContain(late.id);
    expect(inKiritimati.items.map(({ id }) => id)).not.toContain(late.id);
  });
});

describe('a new investor', () => {
  let api: ApiClient;
  let login: string;

  const availableUsdt = async () =>
    (await unwrap(api.GET('/user/balance'))).currencies['USDT']?.available.amount;

  test('finds the inviter by the link, registers and confirms the phone', async () => {
    const inviter = await unwrap(
      sandbox.guest.GET('/user/referral/{id}', { params: { path: { id: 'ANNA' } } }),
    );
    expect(inviter).toEqual({ id: 'anna', login: 'anna' });
    const registered = await sandbox.register({ inviter: inviter.login });
    login = registered.login;
    const code = await sandbox.lastCode(login);
    const { refreshToken, user } = await unwrap(
      registered.api.POST('/auth/phone/confirm', { body: { code } }),
    );
    expect(user).toMatchObject({
      login,
      inviter: 'anna',
      phoneConfirmed: true,
      subscription: { active: true },
    });
    api = sandbox.apiOf(refreshToken);
  });

  test('has an empty cabinet', async () => {
    expect(await availableUsdt()).toBe('0.000000');
    expect(await unwrap(api.GET('/user/operations/'))).toMatchObject({ items: [], total: 0, totals: [] });
    expect(await unwrap(api.GET('/funds/deposits'))).toMatchObject({ items: [], total: 0 });
    expect((await unwrap(api.GET('/user/balance/history'))).points).toHaveLength(1);
  });

  test('refills, and the received amount is credited', async () => {
    const refill = await act.refill(api, '1500');
    expect(refill).toMatchObject({ status: 'waiting', creditedAmount: null });
    expect(await availableUsdt()).toBe('0.000000');
    await sandbox.control(`/refills/${refill.id}/settle`, { amount: '1499.5' });
    const settled = await act.getRefill(api, refill.id);
    expect(settled).toMatchObject({
      status: 'replenished',
      creditedAmount: usdt('1499.500000'),
      confirmations: settled.requiredConfirmations,
    });
    expect(await availableUsdt()).toBe('1499.500000');
  });

  let deposit: Schema<'Deposit'>;

  test('invests with autoinvestment: after the term body and accruals are reinvested', async () => {
    deposit = await act.invest(api, '1000', { autoinvestment: true });
    expect(deposit).toMatchObject({
      status: 'in_work',
      dailyIncome: usdt('1.000000'),
      netIncome: usdt('30.000000'),
      totalBody: usdt('1030.000000'),
    });
    await sandbox.advance(12);
    const { items } = await unwrap(api.GET('/funds/deposits'));
    expect(items[0]).toMatchObject({ accruedDays: 12, accrued: usdt('12.000000') });
    // An unused session ends after 14 days.
    await sandbox.advance(10);
    await availableUsdt();
    await sandbox.advance(9);
    const [continued, ended] = await act.listDeposits(api);
    expect(ended).toMatchObject({
      status: 'closed',
      closeReason: 'term',
      payout: usdt('0.000000'),
      continuedBy: continued?.id,
    });
    expect(continued).toMatchObject({ status: 'in_work', amount: usdt('1030.000000'), accruedDays: 1 });
    expect(await availableUsdt()).toBe('499.500000');
  });

  test('sees the conditions of a withdrawal, adds a wallet and withdraws with a code', async () => {
    expect(await unwrap(api.GET('/funds/payments/conditions'))).toEqual({
      allowed: false,
      conditions: [
        { code: 'phone_not_confirmed', met: true },
        { code: 'deposit_or_refill_required', met: true },
        { code: 'no_withdrawal_wallet', met: false },
        { code: 'subscription_required', met: true },
      ],
      pausedUntil: null,
    });
    await unwrap(api.POST('/user/confirmation', { body: { password: goodPassword } }));
    // The reset above brought back the wait of new wallets.
    await sandbox.control('/new-wallets', { hours: 0 });
    await act.addWallet(api);
    const request = await act.requestWithdrawal(api, '100');
    expect(request).toMatchObject({ fee: usdt('1.500000'), net: usdt('98.500000') });
    expect(await availableUsdt()).toBe('499.500000');
    const withdrawal = await act.confirmWithdrawal(api, request.id, await sandbox.lastCode(login));
    expect(withdrawal.status).toBe('pending');
    expect((await unwrap(api.GET('/user/balance'))).currencies['USDT']).toMatchObject({
      available: usdt('399.500000'),
      inWithdrawal: usdt('100.000000'),
      total: usdt('1529.500000'),
    });
    await sandbox.control(`/withdrawals/${withdrawal.id}/inspect`, {});
    await sandbox.control(`/withdrawals/${withdrawal.id}/settle`, {});
    const sent = await unwrap(api.GET('/funds/payments/{id}', { params: { path: { id: withdrawal.id } } }));
    expect(sent).toMatchObject({ status: 'successful', net: usdt('98.500000'), hash: expect.any(String) });
  });

  test('sees all operations with the balance after each, newest first', async () => {
    const { items, totals } = await unwrap(
      api.GET('/user/operations/', { params: { query: { type: 'system' } } }),
    );
    expect(
      items.map(({ subject, amount, balanceAfter }) => [subject, amount.amount, balanceAfter.amount]),
    ).toEqual([
      ['withdrawal_fee', '-1.500000', '399.500000'],
      ['withdrawal', '-98.500000', '401.000000'],
      ['deposit_renewed', '-1030.000000', '499.500000'],
      ['deposit_closed', '1000.000000', '1499.500000'],
      ['deposit_opened', '-1000.000000', '499.500000'],
      ['refill', '1499.500000', '1499.500000'],
    ]);
    expect(totals).toEqual([
      {
        income: usdt('2499.500000'),
        expense: usdt('-2130.000000'),
        held: usdt('0.000000'),
        released: usdt('0.000000'),
        forfeited: usdt('0.000000'),
      },
    ]);
    const result = {
      putIn: usdt('1499.500000'),
      takenOut: usdt('98.500000'),
      exchanged: usdt('0.000000'),
      income: usdt('30.000000'),
      prizes: usdt('0.000000'),
      casePrices: usdt('0.000000'),
      fees: usdt('1.500000'),
      subscriptions: usdt('0.000000'),
      result: usdt('28.500000'),
    };
    expect(await unwrap(api.GET('/user/statistics'))).toEqual({
      refill: usdt('1499.500000'),
      withdraw: usdt('98.500000'),
      activeDeposits: usdt('1030.000000'),
      earned: usdt('30.000000'),
      referrals: usdt('0.000000'),
      total: usdt('1429.500000'),
      depositsResult: usdt('30.000000'),
      fees: usdt('1.500000'),
      result,
      overall: result,
      others: [],
    });
  });

  test('signs out, and the token no longer works', async () => {
    await unwrap(api.POST('/auth/logout'));
    await expect(unwrap(api.GET('/user/balance'))).rejects.toMatchObject({
      code: 'unauthorized',
      status: 401,
    });
  });

  test('has the balances of the ledger, which sums to zero', async () => {
    const { isBalanced, sums, investors } = await sandbox.ledger();
    expect({ isBalanced, sums }).toEqual({ isBalanced: true, sums: { BTC: '0.00000000', USDT: '0.000000' } });
    expect(investors[login]).toEqual({
      USDT: {
        available: '399.500000',
        on_deposit: '1030.000000',
        in_withdrawal: '0.000000',
        held: '1.030000',
      },
    });
  });
});
