import { ApiError, unwrap } from '@meridian/api-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../settings/changeSettings.ts';
import type { CompanySettings, Plan } from '../core/CompanySettings.ts';
import { intent, usdt } from '../../test/actions.ts';
import { openTestSandbox, type TestUser, type TestSandbox } from '../../test/openTestSandbox.ts';
import { write } from '../transaction/TransactionContext.ts';
import { dayInMilliseconds } from '../clock/clock.ts';
import * as act from '../../test/actions.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

const planId = 'usdt-start-30';

const change = (changed: (settings: CompanySettings) => Partial<CompanySettings>) =>
  write(sandbox.database, (context) => changeSettings(context, changed(context.settings)));

const changePlan = (terms: Partial<Plan>) =>
  change(({ plans }) => ({
    plans: plans.map((plan) => (plan.id === planId ? { ...plan, ...terms } : plan)),
  }));

const invest = ({ api }: TestUser, autoinvestment = false) =>
  unwrap(
    api.POST('/funds/deposits', {
      params: { header: intent() },
      body: { plan: planId, amount: usdt('100'), paymentMethod: 'balance', autoinvestment },
    }),
  );

const depositsOf = async ({ api }: TestUser) => await act.listDeposits(api);

test.each<[string, Partial<Plan>]>([
  ['was switched off', { onOffer: false }],
  ['costs less to close early than its rewards', { exitFeePercent: '1' }],
])('autoinvestment in a plan that %s pays out and notifies the investor', async (_why, terms) => {
  const user = await sandbox.funded('1000');
  await invest(user, true);
  await changePlan(terms);
  const refused = await invest(user).catch((error: unknown) => error);
  expect(refused instanceof ApiError && refused.code).toBe('plan_unavailable');
  await sandbox.advance(30);
  expect(await depositsOf(user)).toMatchObject([
    { status: 'closed', closeReason: 'term', payout: usdt('103.000000'), continuedBy: null },
  ]);
  const [notice] = (await unwrap(user.api.GET('/notification'))).items;
  expect(notice).toMatchObject({ topic: 'deposit', text: expect.stringContaining('is no longer on offer') });
});

test.each<[string, (settings: CompanySettings) => Partial<CompanySettings>]>([
  [
    'no longer allows autoinvestment',
    ({ plans }) => ({ plans: plans.map((plan) => ({ ...plan, autoinvestment: false })) }),
  ],
  [
    'no longer accepts this amount',
    ({ deposit }) => ({
      deposit: {
        ...deposit,
        deposits: deposit.deposits.map(({ minimum }) => ({
          minimum,
          maximum: { ...minimum, amount: '102' },
        })),
      },
    }),
  ],
])('autoinvestment in a plan that %s pays out body and accruals', async (_why, changed) => {
  const user = await sandbox.funded('100');
  await invest(user, true);
  await change(changed);
  await sandbox.advance(30);
  expect(await depositsOf(user)).toMatchObject([
    { status: 'closed', closeReason: 'term', payout: usdt('103.000000'), continuedBy: null },
  ]);
});

test('autoinvestment reinvests under the current plan, from the moment the previous deposit ended', async () => {
  const user = await sandbox.funded('100');
  await invest(user, true);
  const terms = { dailyYieldPercent: '0.2', timeInDays: 20 } as const;
  await changePlan({ ...terms, startDelaySeconds: 7_200 });
  await sandbox.advance(31);
  const [continued, ended] = await depositsOf(user);
  expect(ended).toMatchObject({ status: 'closed', accrued: usdt('3.000000'), continuedBy: continued!.id });
  expect(continued).toMatchObject({
    status: 'in_work',
    amount: usdt('103.000000'),
    plan: terms,
    startDate: ended!.endDate,
    accruedDays: 1,
    accrued: usdt('0.206000'),
  });
  await sandbox.advance(19);
  expect((await depositsOf(user))[0]).toMatchObject({ amount: usdt('107.120000') });
});

test.each([
  ['an hour', 3_600],
  ['a week', 604_800],
])('an accrual period of %s applies to new deposits only', async (_long, accrualPeriodSeconds) => {
  const user = await sandbox.funded('1000');
  const atWork = await invest(user);
  await changePlan({ startDelaySeconds: 7_200 });
  const waiting = await invest(user);
  await changePlan({ startDelaySeconds: 0 });
  await change(({ deposit }) => ({ deposit: { ...deposit, accrualPeriodSeconds } }));
  const next = await invest(user);
  expect(Date.parse(next.endDate) - Date.parse(next.startDate)).toBe(30 * accrualPeriodSeconds * 1_000);

  const look = async () => {
    const found = new Map((await depositsOf(user)).map((one) => [one.id, one]));
    return [atWork, waiting].map(({ id }) => found.get(id)!);
  };
  await sandbox.control('/clock/advance', { days: 1, seconds: 7_200 });
  expect(
    (await look()).map(({ accruedDays, startDate, nextAccrualDate }) => [
      accruedDays,
      Date.parse(nextAccrualDate!) - Date.parse(startDate),
    ]),
  ).toEqual([
    [1, 2 * dayInMilliseconds],
    [1, 2 * dayInMilliseconds],
  ]);
  await sandbox.advance(29);
  expect(await look()).toMatchObject(
    [atWork, waiting].map(({ totalBody }) => ({ status: 'closed', accruedDays: 30, payout: totalBody })),
  );
});
