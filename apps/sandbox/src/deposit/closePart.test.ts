import { type Schema, unwrap } from '@meridian/api-client';
import { add, type DecimalString, subtract } from '@meridian/money';
import { expect, test } from 'vitest';
import * as act from '../../test/actions.ts';
import { usdt } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

/** A deposit of 2,000 USDT for 90 days at 0.14 % a day, after this many days. The fee is 7.5 %, the minimum 500. */
async function invested(days: number, change: Partial<Schema<'DepositRequest'>> = {}) {
  const user = await sandbox.funded('2000');
  const { id } = await act.invest(user.api, '2000', { plan: 'usdt-balance-90', ...change });
  if (days > 0) await sandbox.advance(days);
  return { user, id };
}

const preview = ({ api }: TestUser, id: string, amount?: DecimalString) =>
  unwrap(api.GET('/funds/deposits/{id}/closing', { params: { path: { id }, query: { amount } } }));

const read = ({ api }: TestUser, id: string) =>
  unwrap(api.GET('/funds/deposits/{id}', { params: { path: { id } } }));

const accountsOf = async ({ login }: TestUser) => {
  const report = await sandbox.ledger();
  expect(report.isBalanced).toBe(true);
  return report.investors[login]?.['USDT'];
};

test('a part comes back less its fee and without its accruals, as the preview said, and the rest works on', async () => {
  const { user, id } = await invested(10);
  const shown = await preview(user, id, '800');
  expect(shown).toMatchObject({
    now: {
      body: usdt('800.000000'),
      exitFee: usdt('60.000000'),
      forfeited: usdt('11.200000'),
      receipt: usdt('740.000000'),
    },
    atEnd: { receipt: usdt('900.800000') },
    parts: { minimum: usdt('0.000001'), maximum: usdt('1500.000000') },
    remaining: { body: usdt('1200.000000'), receipt: usdt('1351.200000') },
  });
  const part = await act.closePart(user.api, id, '800');
  expect(part).toMatchObject({
    partOf: id,
    status: 'closed',
    closeReason: 'client',
    amount: shown.now.body,
    paid: usdt('800.000000'),
    accrued: shown.now.forfeited,
    payout: shown.now.receipt,
  });
  const before = await read(user, id);
  expect(before).toMatchObject({
    status: 'in_work',
    amount: usdt('1200.000000'),
    paid: usdt('1200.000000'),
    accrued: usdt('16.800000'),
    accruedDays: 10,
    dailyIncome: usdt('1.680000'),
    closedParts: usdt('800.000000'),
  });
  expect(await accountsOf(user)).toMatchObject({
    available: '740.000000',
    on_deposit: '1200.000000',
    held: '16.800000',
  });
  const { items } = await unwrap(user.api.GET('/notification'));
  expect(items[0]).toMatchObject({
    topicId: id,
    text: expect.stringMatching(
      /740\.00.USDT is on your balance, 1,200\.00.USDT stays on deposit. Fee: 60\.00.USDT. Accruals lost: 11\.20.USDT/,
    ),
  });
  await sandbox.advance(81);
  expect(await read(user, id)).toMatchObject({
    status: 'closed',
    closeReason: 'term',
    endDate: before.endDate,
    accrued: usdt('151.200000'),
    payout: shown.remaining?.receipt,
  });
});

test('each accrual says what is left of it, and the totals of any days are those of the ledger', async () => {
  const { user, id } = await invested(2);
  await act.closePart(user.api, id, '800');
  await sandbox.advance(1);
  const { items, totals } = await unwrap(
    user.api.GET('/user/operations/', { params: { query: { type: 'accrual', sortDir: 'asc' } } }),
  );
  expect(items.map(({ subject, amount, accrual }) => [subject, amount.amount, accrual])).toEqual([
    ['deposit_accrual', '2.800000', { status: 'held', date: null, forfeited: usdt('1.120000') }],
    ['deposit_accrual', '2.800000', { status: 'held', date: null, forfeited: usdt('1.120000') }],
    ['accruals_forfeited', '-2.240000', { status: 'forfeited', date: expect.any(String) }],
    ['deposit_accrual', '1.680000', { status: 'held', date: null }],
  ]);
  expect(totals).toMatchObject([{ held: usdt('5.040000'), forfeited: usdt('2.240000') }]);
});

test('parts and the rest never bring more than closing the whole, however their fees are rounded', async () => {
  const user = await sandbox.funded('333.333333');
  const { id } = await act.invest(user.api, '333.333333');
  const whole = await preview(user, id);
  const parts = ['0.000001', '0.000013', '33.333337', '99.999999'] as const;
  let receipts: DecimalString = '0';
  for (const amount of parts) {
    const { payout } = await act.closePart(user.api, id, amount);
    receipts = add(receipts, payout?.amount ?? '0');
  }
  const rest = await act.closeDeposit(user.api, id);
  expect(add(receipts, rest.payout?.amount ?? '0')).toBe(whole.now.receipt.amount);
  expect(await accountsOf(user)).toMatchObject({
    available: whole.now.receipt.amount,
    on_deposit: '0.000000',
  });
});

test('what remains is at least the minimum of the plan, and a part has no more decimals than its currency', async () => {
  const { user, id } = await invested(0);
  const refused = (error: string) => problem('validation_failed', { fields: { 'amount.amount': error } });
  await expect(act.closePart(user.api, id, '1500.000001')).rejects.toEqual(refused('amount_above_maximum'));
  await expect(act.closePart(user.api, id, '0')).rejects.toEqual(refused('amount_below_minimum'));
  await expect(act.closePart(user.api, id, '-1')).rejects.toEqual(refused('amount_negative'));
  await expect(act.closePart(user.api, id, '1.0000001')).rejects.toEqual(refused('too_many_decimals'));
  await expect(preview(user, id, '1500.000001')).rejects.toEqual(
    problem('validation_failed', { fields: { amount: 'amount_above_maximum' } }),
  );
  await act.closePart(user.api, id, '1500');
  expect(await preview(user, id)).not.toHaveProperty('parts');
  await expect(act.closePart(user.api, id, '0.000001')).rejects.toEqual(refused('amount_above_maximum'));
});

test('what was paid in another currency is divided without a remainder', async () => {
  const user = await sandbox.funded({ amount: '0.02', currency: 'BTC' });
  const query = { sourceCurrency: 'BTC', targetCurrency: 'USDT' };
  const { quoteId } = await unwrap(user.api.GET('/user/exchange-rate', { params: { query } }));
  const made = await act.invest(user.api, '0', {
    plan: 'usdt-balance-90',
    amount: { amount: '0.02', currency: 'BTC' },
    quoteId,
  });
  const { paid } = await act.closePart(user.api, made.id, '0.000001');
  expect(paid).toEqual({ amount: '0.00000001', currency: 'BTC' });
  expect((await read(user, made.id)).paid.amount).toBe(subtract(made.paid.amount, paid.amount));
});

test('autoinvestment continues what remains, and a repeated call closes one part', async () => {
  const { user, id } = await invested(0, { autoinvestment: true });
  const header = act.intent();
  const part = await act.closePart(user.api, id, '800', header);
  expect(await act.closePart(user.api, id, '800', header)).toEqual(part);
  await sandbox.advance(91);
  const { continuedBy } = await read(user, id);
  expect(await read(user, continuedBy ?? '')).toMatchObject({ amount: usdt('1351.200000') });
});

test('a plan without it and a capability that is off leave no trace', async () => {
  const { user, id } = await invested(0);
  await sandbox.control('/capabilities', { partialClosing: false });
  try {
    expect(await preview(user, id)).not.toHaveProperty('parts');
    expect((await read(user, id)).plan).not.toHaveProperty('partialClose');
    await expect(act.closePart(user.api, id, '100')).rejects.toEqual(problem('capability_off'));
    await expect(preview(user, id, '100')).rejects.toEqual(problem('capability_off'));
  } finally {
    await sandbox.control('/capabilities', { partialClosing: true });
  }
  const holder = await sandbox.funded({ amount: '0.02', currency: 'BTC' });
  const bitcoin = await act.invest(holder.api, '0', {
    plan: 'btc-term-90',
    amount: { amount: '0.02', currency: 'BTC' },
  });
  await sandbox.advance(1);
  expect(await preview(holder, bitcoin.id)).not.toHaveProperty('parts');
  await expect(
    unwrap(
      holder.api.POST('/funds/deposits/{id}/parts', {
        params: { path: { id: bitcoin.id }, header: act.intent() },
        body: { amount: { amount: '0.01', currency: 'BTC' } },
      }),
    ),
  ).rejects.toEqual(problem('deposit_closing_error'));
});
