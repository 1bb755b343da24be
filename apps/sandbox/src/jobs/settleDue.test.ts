import { unwrap } from '@meridian/api-client';
import { type DecimalString, subtract } from '@meridian/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSeededDatabase } from '../../test/seededDatabase.ts';
import { findByLogin } from '../investor/findInvestor.ts';
import { createRefill } from '../refill/refills.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { write } from '../transaction/TransactionContext.ts';
import { moveClock } from '../clock/clock.ts';
import { intent, usdt } from '../../test/actions.ts';
import { openTestSandbox, type TestUser, type TestSandbox } from '../../test/openTestSandbox.ts';
import * as act from '../../test/actions.ts';

const invest = ({ api }: TestUser, plan: string, amount: DecimalString, autoinvestment: boolean) =>
  unwrap(
    api.POST('/funds/deposits', {
      params: { header: intent() },
      body: { plan, amount: usdt(amount), paymentMethod: 'balance', autoinvestment },
    }),
  );

const depositsOf = async ({ api }: TestUser) => await act.listDeposits(api);

const availableOf = async ({ api }: TestUser) =>
  (await unwrap(api.GET('/user/balance'))).currencies['USDT']?.available.amount;

/** All that an investor can see of their money, without random ids. */
async function seenBy({ api }: TestUser) {
  const operations = [];
  for (let page = 1, total = 1; operations.length < total; page += 1) {
    const response = await unwrap(api.GET('/user/operations/', { params: { query: { page, limit: 100 } } }));
    operations.push(...response.items.map(({ id: _id, subjectId: _subjectId, ...seen }) => seen));
    total = response.total;
  }
  const deposits = await unwrap(api.GET('/funds/deposits', { params: { query: { limit: 100 } } }));
  const notifications = await unwrap(api.GET('/notification', { params: { query: { limit: 100 } } }));
  return {
    operations,
    deposits: deposits.items.map(({ id: _id, continuedBy: _continuedBy, ...seen }) => seen),
    notifications: notifications.items.map(({ id: _id, topicId: _topicId, ...seen }) => seen),
    balance: await unwrap(api.GET('/user/balance')),
    partners: await unwrap(api.GET('/user/referrals')),
    bonus: await unwrap(api.GET('/user/bonus')),
    history: await unwrap(api.GET('/user/balance/history')),
  };
}

describe('time', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
  });
  afterAll(() => sandbox.close());

  test('advancing thirty days at once equals thirty single days', async () => {
    const slow = await openTestSandbox();
    const fast = await openTestSandbox();
    try {
      for (let day = 1; day <= 30; day += 1) await slow.advance(1);
      await fast.advance(30);
      const seen = await seenBy(await fast.demo());
      expect(seen).toEqual(await seenBy(await slow.demo()));
      expect(seen.operations.some(({ type }) => type === 'matching')).toBe(true);
      expect(await fast.ledger()).toEqual(await slow.ledger());
    } finally {
      await slow.close();
      await fast.close();
    }
  });

  test('a day accrues the yield on the whole body, rounded down, as held', async () => {
    const user = await sandbox.funded('1000');
    await invest(user, 'usdt-start-30', '333.333333', false);
    await sandbox.control('/clock/advance', { seconds: 86_399 });
    expect((await depositsOf(user))[0]).toMatchObject({ accruedDays: 0, accrued: usdt('0.000000') });
    await sandbox.control('/clock/advance', { seconds: 1 });
    expect((await depositsOf(user))[0]).toMatchObject({ accruedDays: 1, accrued: usdt('0.333333') });
    expect(await availableOf(user)).toBe('666.666667');
    await sandbox.advance(29);
    expect((await depositsOf(user))[0]).toMatchObject({
      status: 'closed',
      closeReason: 'term',
      payout: usdt('343.333323'),
    });
    expect(await availableOf(user)).toBe('1009.999990');
  });

  test('the end of a subscription is notified once, at its end, after a renewal only then', async () => {
    const [leaving, staying] = [await sandbox.confirmed(), await sandbox.funded('500')];
    const notificationsOf = async ({ api }: TestUser) =>
      (await unwrap(api.GET('/notification'))).items.filter(({ topic }) => topic === 'subscription');
    const endOf = async ({ api }: TestUser) =>
      (await unwrap(api.POST('/user/profile', { body: {} }))).subscription.activeUntil;
    const [option] = (await unwrap(staying.api.GET('/settings/subscription/options'))).items;
    await unwrap(
      staying.api.POST('/user/subscription', {
        params: { header: intent() },
        body: { option: option!.id, price: option!.price },
      }),
    );
    const trialEnd = await endOf(leaving);
    await sandbox.advance(100);
    expect(await notificationsOf(leaving)).toEqual([
      expect.objectContaining({ date: trialEnd, topicId: null }),
    ]);
    expect(await notificationsOf(staying)).toEqual([]);
    await sandbox.advance(30);
    expect(await notificationsOf(leaving)).toHaveLength(1);
    expect(await notificationsOf(staying)).toEqual([expect.objectContaining({ date: await endOf(staying) })]);
  });

  test('a subscription bought after the end of another begins at the purchase', async () => {
    const user = await sandbox.funded('10');
    await sandbox.advance(100);
    const { now } = JSON.parse(await (await sandbox.control('/clock')).text());
    const { subscription } = await act.subscribe(user.api);
    expect(Date.parse(subscription.activeUntil!) - Date.parse(now)).toBe(30 * 86_400_000);
  });

  test('autoinvestment beyond the bounds of the plan pays out and notifies the investor', async () => {
    const user = await sandbox.funded('5000');
    await invest(user, 'usdt-start-30', '5000', true);
    await sandbox.advance(30);
    expect(await depositsOf(user)).toMatchObject([
      { status: 'closed', payout: usdt('5150.000000'), continuedBy: null },
    ]);
    const [notice] = (await unwrap(user.api.GET('/notification'))).items;
    expect(notice).toMatchObject({
      topic: 'deposit',
      text: expect.stringContaining('above the maximum of the plan'),
    });
  });

  test('a deposit that waits for its payout cannot be closed early', async () => {
    const user = await sandbox.funded('500');
    const { id } = await invest(user, 'usdt-balance-90', '500', false);
    await sandbox.advance(90);
    expect(await depositsOf(user)).toMatchObject([
      { status: 'awaiting_completion', accruedDays: 90, nextAccrualDate: null },
    ]);
    await expect(
      unwrap(user.api.GET('/funds/deposits/{id}/closing', { params: { path: { id } } })),
    ).rejects.toMatchObject({ code: 'deposit_closing_error', status: 409 });
    await sandbox.control('/clock/advance', { seconds: 7200 });
    expect(await depositsOf(user)).toMatchObject([{ status: 'closed', payout: usdt('563.000000') }]);
  });

  describe('when days pass between authentication and the transaction of a call', () => {
    let daysLate = 0;
    let late: TestSandbox;
    beforeAll(async () => {
      const opened = await openSeededDatabase();
      late = await openTestSandbox({
        database: {
          ...opened,
          async write(context) {
            const days = daysLate;
            daysLate = 0;
            if (days > 0) await opened.write((tx) => moveClock(tx, days * 86_400_000));
            return opened.write(context);
          },
        },
      });
    });
    afterAll(() => late.close());

    /** An investor with a deposit of 1000, an empty balance, and this number of days passed. */
    async function investedFor(days: number) {
      const user = await late.funded('1000');
      const { id } = await invest(user, 'usdt-start-30', '1000', true);
      await late.advance(days);
      return { user, path: { id } };
    }

    const switchOff = ({ user, path }: Awaited<ReturnType<typeof investedFor>>) =>
      unwrap(user.api.PATCH('/funds/deposits/{id}', { params: { path }, body: { autoinvestment: false } }));

    const close = ({ user, path }: Awaited<ReturnType<typeof investedFor>>) =>
      unwrap(user.api.POST('/funds/deposits/client/close/{id}', { params: { path, header: intent() } }));

    const subscribe = ({ api }: TestUser) => act.subscribe(api);

    /** Each line of the statement starts with the balance that the previous one left. */
    async function expectStatementInOrder({ api }: TestUser) {
      const { items } = await unwrap(api.GET('/user/operations/', { params: { query: { limit: 100 } } }));
      const lines = items.filter(({ accrual }) => accrual === null).toReversed();
      const began = lines.map(({ amount, balanceAfter }) => subtract(balanceAfter.amount, amount.amount));
      expect(began.slice(1)).toEqual(lines.slice(0, -1).map(({ balanceAfter }) => balanceAfter.amount));
    }

    test('a deposit that reaches its end is paid out without a fee, and its close is refused', async () => {
      const invested = await investedFor(28);
      await switchOff(invested);
      await late.advance(1);
      daysLate = 2;
      await expect(close(invested)).rejects.toMatchObject({ code: 'deposit_closing_error', status: 409 });
      expect(await depositsOf(invested.user)).toMatchObject([
        { closeReason: 'term', payout: usdt('1030.000000') },
      ]);
    });

    test('a day accrues before an early close and is forfeited with the rest', async () => {
      const invested = await investedFor(3);
      daysLate = 1;
      expect(await close(invested)).toMatchObject({
        accruedDays: 4,
        accrued: usdt('4.000000'),
        payout: usdt('950.000000'),
      });
      expect((await unwrap(invested.user.api.GET('/user/balance'))).currencies['USDT']).toMatchObject({
        heldAccruals: usdt('0.000000'),
      });
    });

    test('a payout of these days can be spent, and comes first in the statement', async () => {
      const invested = await investedFor(1);
      await switchOff(invested);
      await late.advance(28);
      daysLate = 3;
      await subscribe(invested.user);
      expect(await availableOf(invested.user)).toBe('1020.000000');
      await expectStatementInOrder(invested.user);
    });

    test('a deposit that was renewed in these days cannot be changed', async () => {
      const invested = await investedFor(29);
      daysLate = 2;
      await expect(switchOff(invested)).rejects.toMatchObject({ code: 'update_error', status: 409 });
      const [continued, ended] = await depositsOf(invested.user);
      expect([continued, ended]).toMatchObject([
        { status: 'in_work', autoinvestment: true },
        { status: 'closed', autoinvestment: true, continuedBy: continued!.id },
      ]);
    });

    test('buying a subscription after the end of another still notifies of that end', async () => {
      const user = await late.funded('100');
      const { subscription } = await unwrap(user.api.POST('/user/profile', { body: {} }));
      await late.advance(89);
      daysLate = 3;
      await subscribe(user);
      const { items } = await unwrap(user.api.GET('/notification'));
      expect(items).toContainEqual(
        expect.objectContaining({ topic: 'subscription', date: subscription.activeUntil }),
      );
    });

    test('a refill settled by the control plane comes after these days', async () => {
      const { user } = await investedFor(1);
      const { id } = await act.refill(user.api, '50');
      await late.control(`/refills/${id}/inspect`, {});
      await late.advance(28);
      daysLate = 3;
      expect((await late.control(`/refills/${id}/settle`, {})).status).toBe(200);
      await expectStatementInOrder(user);
    });
  });

  test('many expired refills are rejected in batches, each dated at its deadline', async () => {
    const opened = await openSeededDatabase();
    let turns = 0;
    const many = await openTestSandbox({
      database: {
        ...opened,
        write(context) {
          turns += 1;
          return opened.write(context);
        },
      },
    });
    try {
      const user = await many.confirmed();
      const asked = { system: 'usdt-trc20', amount: usdt('50') };
      await write(opened, async (context) => {
        await changeSettings(context, { waitingRefills: 400 });
        const investor = await findByLogin(context, user.login);
        for (let second = 0; second < 400; second += 1) {
          const now = new Date(context.now.getTime() + second * 1_000);
          await createRefill(
            { ...context, now, settings: { ...context.settings, waitingRefills: 400 } },
            investor!.id,
            asked,
          );
        }
      });
      turns = 0;
      await many.advance(2);
      expect(turns).toBeLessThan(20);
      const refills = await unwrap(user.api.GET('/funds/refills', { params: { query: { limit: 100 } } }));
      expect(refills.total).toBe(400);
      expect(new Set(refills.items.map(({ status }) => status))).toEqual(new Set(['rejected']));
      expect(
        refills.items.map(({ date, creationDate }) => Date.parse(date) - Date.parse(creationDate)),
      ).toEqual(refills.items.map(() => 86_400_000));
      const told = await unwrap(user.api.GET('/notification', { params: { query: { limit: 100 } } }));
      expect(told.items.slice(0, 100).map(({ topicId }) => topicId)).toEqual(
        refills.items.map(({ id }) => id),
      );
    } finally {
      await many.close();
    }
  });

  test('the number of waiting refills is limited; an expired one no longer counts', async () => {
    const { api } = await sandbox.confirmed();
    const ask = () =>
      api.POST('/funds/refills', {
        params: { header: intent() },
        body: { system: 'usdt-trc20', amount: usdt('50') },
      });
    for (let asked = 0; asked < 50; asked += 1) expect((await ask()).response.status).toBe(201);
    const { response } = await ask();
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('86400');
    // A refill on inspection or with a seen transfer does not count as waiting.
    const { items } = await unwrap(api.GET('/funds/refills'));
    await sandbox.control(`/refills/${items[0]!.id}/inspect`, {});
    await sandbox.control(`/refills/${items[1]!.id}/confirm`, {});
    for (const status of [201, 201, 429]) expect((await ask()).response.status).toBe(status);
    await sandbox.advance(1);
    expect((await ask()).response.status).toBe(201);
  });
});
