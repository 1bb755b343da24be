import { type Schema, unwrap } from '@meridian/api-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as act from '../../test/actions.ts';
import { usdt } from '../../test/actions.ts';
import { openTestSandbox, type TestSandbox, type TestUser } from '../../test/openTestSandbox.ts';
import type { Plan } from '../core/CompanySettings.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { write } from '../transaction/TransactionContext.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

const choose = ({ api }: TestUser, id: string, body: Schema<'DepositChange'>) =>
  unwrap(api.PATCH('/funds/deposits/{id}', { params: { path: { id } }, body }));

const availableOf = async ({ api }: TestUser) =>
  (await unwrap(api.GET('/user/balance'))).currencies['USDT']?.available;

const lastNotice = async ({ api }: TestUser) => (await unwrap(api.GET('/notification'))).items[0]?.text;

const changePlan = (planId: string, terms: Partial<Plan>) =>
  write(sandbox.database, (context) =>
    changeSettings(context, {
      plans: context.settings.plans.map((plan) => (plan.id === planId ? { ...plan, ...terms } : plan)),
    }),
  );

const short = 'usdt-start-30';
const long = 'usdt-balance-90';

/** A deposit of 1,000 USDT for 30 days, with this choice for its end. */
async function invested(renewal: Schema<'DepositRenewalChoice'>) {
  const user = await sandbox.funded('1000');
  const { id } = await act.invest(user.api, '1000', { autoinvestment: true });
  const chosen = await choose(user, id, { autoinvestment: true, renewal });
  return { user, id, chosen };
}

describe('the end of the term', () => {
  test.each<[string, Schema<'DepositChange'>, string]>([
    ['a payout', { autoinvestment: false }, 'Body and accruals, less any loss, then come to your balance.'],
    [
      'a new deposit with the body',
      { autoinvestment: true, renewal: { amount: 'body', plan: short } },
      'Less any loss, the body then goes into a new deposit, and the accruals come to your balance.',
    ],
    [
      'a new deposit with everything',
      { autoinvestment: true, renewal: { amount: 'body_and_accruals', plan: short } },
      'Body and accruals, less any loss, then go into a new deposit.',
    ],
  ])('is announced once, three days before, with %s', async (_, choice, ending) => {
    const user = await sandbox.funded('1000');
    const { id } = await act.invest(user.api, '1000', { autoinvestment: true });
    await choose(user, id, choice);
    const reminders = async () =>
      (await unwrap(user.api.GET('/notification'))).items.filter(({ title }) => title.includes('ends in'));
    await sandbox.advance(26);
    expect(await reminders()).toEqual([]);
    await sandbox.advance(1);
    expect(await reminders()).toEqual([
      expect.objectContaining({
        topic: 'deposit',
        topicId: id,
        text: `Plan “Start”. ${ending} You can change this until the payout.`,
      }),
    ]);
    await sandbox.advance(2);
    expect(await reminders()).toHaveLength(1);
  });

  test('is announced without a choice where the plan leaves none', async () => {
    await changePlan(short, { autoinvestment: false });
    const user = await sandbox.funded('1000');
    await act.invest(user.api, '1000', { autoinvestment: false });
    await sandbox.advance(27);
    const { items } = await unwrap(user.api.GET('/notification'));
    expect(items.find(({ title }) => title.includes('ends in'))?.text).toBe(
      'Plan “Start”. Body and accruals, less any loss, then come to your balance.',
    );
  });

  test('continues only the body on the same plan, again and again, and pays out the accruals', async () => {
    const { user, chosen } = await invested({ amount: 'body', plan: short });
    expect(chosen.renewal).toEqual({ amount: 'body', plan: { id: short, name: 'Start' } });
    await sandbox.advance(30);
    const [next, ended] = await act.listDeposits(user.api);
    expect(ended).toMatchObject({ status: 'closed', payout: usdt('30.000000'), continuedBy: next!.id });
    expect(next).toMatchObject({ amount: usdt('1000.000000'), plan: { id: short }, renewal: chosen.renewal });
    expect(await availableOf(user)).toEqual(usdt('30.000000'));
    expect(await lastNotice(user)).toContain('Accruals of 30.00');
    await sandbox.advance(30);
    expect(await availableOf(user)).toEqual(usdt('60.000000'));
    expect((await sandbox.ledger()).isBalanced).toBe(true);
  });

  test('continues everything on another plan, whose own term then ends with everything on itself', async () => {
    const { user } = await invested({ amount: 'body_and_accruals', plan: long });
    await sandbox.advance(30);
    const [next, ended] = await act.listDeposits(user.api);
    expect(ended).toMatchObject({ payout: usdt('0.000000'), continuedBy: next!.id });
    expect(next).toMatchObject({
      amount: usdt('1030.000000'),
      plan: { id: long },
      renewal: { amount: 'body_and_accruals', plan: { id: long } },
    });
  });

  test.each<[string, Partial<Plan>, string]>([
    ['is no longer on offer', { onOffer: false }, 'the plan “Quarter” is no longer on offer'],
    [
      'asks for more',
      { minimumDeposit: usdt('2000.000000') },
      'the amount is below the minimum of the plan “Quarter”',
    ],
    [
      'takes less',
      { maximumDeposit: usdt('900.000000') },
      'the amount is above the maximum of the plan “Quarter”',
    ],
  ])('pays everything out and says why when the chosen plan %s', async (_what, terms, why) => {
    const { user } = await invested({ amount: 'body', plan: long });
    await changePlan(long, terms);
    await sandbox.advance(30);
    expect(await act.listDeposits(user.api)).toMatchObject([
      { status: 'closed', payout: usdt('1030.000000'), continuedBy: null },
    ]);
    expect(await availableOf(user)).toEqual(usdt('1030.000000'));
    expect(await lastNotice(user)).toContain(why);
  });
});

describe('the choice of the next term', () => {
  test('can be changed until the payout, and without a choice is everything on the same plan', async () => {
    const { user, id } = await invested({ amount: 'body', plan: long });
    await sandbox.advance(29);
    expect(await choose(user, id, { autoinvestment: false })).toMatchObject({ autoinvestment: false });
    expect(await choose(user, id, { autoinvestment: true })).toMatchObject({
      autoinvestment: true,
      renewal: { amount: 'body_and_accruals', plan: { id: short } },
    });
    await choose(user, id, { autoinvestment: false });
    await sandbox.advance(1);
    await expect(
      choose(user, id, { autoinvestment: true, renewal: { amount: 'body', plan: short } }),
    ).rejects.toMatchObject({ code: 'update_error', status: 409 });
    expect(await availableOf(user)).toEqual(usdt('1030.000000'));
  });

  test.each([
    ['another currency', 'btc-term-90'],
    ['a plan that does not exist', 'nowhere'],
  ])('refuses %s', async (_what, plan) => {
    await expect(invested({ amount: 'body', plan })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { 'renewal.plan': 'unknown_value' },
    });
  });

  test('refuses an amount that the plan would not take', async () => {
    const user = await sandbox.funded('1000');
    const { id } = await act.invest(user.api, '490');
    const take = (amount: Schema<'DepositRenewalAmount'>) =>
      choose(user, id, { autoinvestment: true, renewal: { amount, plan: long } });
    await expect(take('body')).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { 'renewal.amount': 'amount_below_minimum' },
    });
    // With its accruals of 14.70 it is enough.
    expect(await take('body_and_accruals')).toMatchObject({ renewal: { plan: { id: long } } });
  });

  test('is absent while it is switched off, and what was chosen is paid out', async () => {
    const { user, id } = await invested({ amount: 'body', plan: short });
    await sandbox.control('/capabilities', { depositRenewal: false });
    const [deposit] = await act.listDeposits(user.api);
    expect(deposit).toMatchObject({ autoinvestment: false });
    expect(deposit).not.toHaveProperty('renewal');
    await expect(
      choose(user, id, { autoinvestment: true, renewal: { amount: 'body', plan: short } }),
    ).rejects.toMatchObject({ code: 'capability_off', status: 403 });
    await sandbox.advance(30);
    expect(await availableOf(user)).toEqual(usdt('1030.000000'));
    expect(await lastNotice(user)).toContain(
      'the plan or amount that you chose for the next term is no longer available',
    );
  });
});
