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

describe('an obstacle', () => {
  const read = ({ api }: TestUser, id: string) =>
    unwrap(api.GET('/funds/deposits/{id}', { params: { path: { id } } }));

  const reminder = async ({ api }: TestUser) =>
    (await unwrap(api.GET('/notification'))).items.find(({ title }) => title.includes('ends in'))?.text;

  /** The reason in the words of the server. */
  const words = {
    amount_below_minimum: 'the amount is below the minimum of the plan',
    amount_above_maximum: 'the amount is above the maximum of the plan',
    plan_unavailable: 'is no longer on offer',
  };

  type Choice = Schema<'DepositRenewalChoice'>;
  type Obstacle = Schema<'DepositRenewalObstacle'> | undefined;

  // Start takes 50 to 5,000 and brings 3 % in its 30 days, Quarter takes 500 to 50,000.
  test.each<
    [string, `${number}`, Choice, (user: TestUser, id: string) => Promise<unknown>, expected: Obstacle]
  >([
    [
      'everything fits',
      '1000',
      { amount: 'body_and_accruals', plan: short },
      async () => undefined,
      undefined,
    ],
    [
      'the total is the maximum',
      '1000',
      { amount: 'body_and_accruals', plan: short },
      () => changePlan(short, { maximumDeposit: usdt('1030.000000') }),
      undefined,
    ],
    [
      'the total is a little more',
      '1000',
      { amount: 'body_and_accruals', plan: short },
      () => changePlan(short, { maximumDeposit: usdt('1029.999999') }),
      'amount_above_maximum',
    ],
    ['the body alone fits', '4950', { amount: 'body', plan: short }, async () => undefined, undefined],
    [
      'what remains is the minimum',
      '600',
      { amount: 'body', plan: long },
      ({ api }, id) => act.closePart(api, id, '100'),
      undefined,
    ],
    [
      'less than the minimum remains',
      '600',
      { amount: 'body', plan: long },
      ({ api }, id) => act.closePart(api, id, '100.000001'),
      'amount_below_minimum',
    ],
    [
      'its accruals bring it to the minimum',
      '600',
      { amount: 'body_and_accruals', plan: long },
      ({ api }, id) => act.closePart(api, id, '110'),
      undefined,
    ],
    [
      'the plan is gone',
      '600',
      { amount: 'body', plan: long },
      () => changePlan(long, { onOffer: false }),
      'plan_unavailable',
    ],
    [
      'the plan has no autoinvestment any more',
      '600',
      { amount: 'body', plan: long },
      () => changePlan(long, { autoinvestment: false }),
      'plan_unavailable',
    ],
  ])('is what happens at the end: %s', async (_what, amount, renewal, change, expected) => {
    const user = await sandbox.funded(amount);
    const { id } = await act.invest(user.api, amount, { autoinvestment: true });
    expect((await choose(user, id, { autoinvestment: true, renewal })).renewal).not.toHaveProperty(
      'obstacle',
    );
    await change(user, id);
    expect((await read(user, id)).renewal?.obstacle).toBe(expected);
    await sandbox.advance(27);
    const text = await reminder(user);
    expect(text?.includes('then come to your balance.')).toBe(expected !== undefined);
    expect(text?.includes('As things are, no new deposit will start')).toBe(expected !== undefined);
    expect((await read(user, id)).renewal?.obstacle).toBe(expected);
    await sandbox.advance(3);
    const ended = await read(user, id);
    expect(ended).toMatchObject({ status: 'closed', continuedBy: expected ? null : expect.any(String) });
    expect(ended.renewal).not.toHaveProperty('obstacle');
    if (expected) {
      expect(text).toContain(words[expected]);
      expect(await lastNotice(user)).toContain(words[expected]);
    }
  });

  test('is there from the first day of a deposit that outgrows its plan, and gone with another choice', async () => {
    const user = await sandbox.funded('4950');
    const made = await act.invest(user.api, '4950', { autoinvestment: true });
    expect(made.renewal?.obstacle).toBe('amount_above_maximum');
    const off = await choose(user, made.id, { autoinvestment: false });
    expect(off.renewal).not.toHaveProperty('obstacle');
    const body = { autoinvestment: true, renewal: { amount: 'body', plan: short } } as const;
    expect((await choose(user, made.id, body)).renewal).not.toHaveProperty('obstacle');
  });

  test('of a part is in its preview, and in the notification of the part that made it, once', async () => {
    const user = await sandbox.funded('600');
    const { id } = await act.invest(user.api, '600', { autoinvestment: true });
    await choose(user, id, { autoinvestment: true, renewal: { amount: 'body', plan: long } });
    const preview = (amount?: `${number}`) =>
      unwrap(user.api.GET('/funds/deposits/{id}/closing', { params: { path: { id }, query: { amount } } }));
    expect(await preview()).not.toHaveProperty('obstacle');
    expect(await preview('100')).not.toHaveProperty('obstacle');
    expect(await preview('200')).toMatchObject({ obstacle: 'amount_below_minimum' });
    await act.closePart(user.api, id, '100');
    expect(await lastNotice(user)).not.toContain('no new deposit');
    await act.closePart(user.api, id, '100');
    expect(await lastNotice(user)).toContain(
      'As things are, no new deposit will start: the amount is below the minimum of the plan “Quarter”. At the end of the term, everything comes to your balance, less any loss.',
    );
    await act.closePart(user.api, id, '100');
    expect(await lastNotice(user)).not.toContain('no new deposit');
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
