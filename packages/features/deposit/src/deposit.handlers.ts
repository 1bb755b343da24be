import type { Schema } from '@meridian/api-client';
import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './deposit.fixtures.ts';
import { previewDeposit } from '@meridian/money';
import { bodyOf } from './paymentSources.ts';

/** The deposit that was asked for: in its own currency it begins at once, exchanged it waits for its start. */
function asRequested({ plan: planId, amount, autoinvestment }: Schema<'DepositRequest'>): Schema<'Deposit'> {
  const plan = fixtures.plans.items.find(({ id }) => id === planId) ?? fixtures.balancePlan;
  const isExchanged = amount.currency !== plan.currency;
  const course = isExchanged ? fixtures.bitcoinQuote.course : null;
  const { body, dailyIncome, netIncome, totalBody } = previewDeposit(
    plan,
    bodyOf(amount.amount, course, plan),
  );
  return {
    ...(isExchanged ? fixtures.waitingDeposit : fixtures.depositInWork),
    plan: isExchanged ? { ...plan, startDelaySeconds: 7_200 } : plan,
    paid: amount,
    course,
    amount: body,
    dailyIncome,
    netIncome,
    totalBody,
    autoinvestment,
    accruedDays: 0,
    accrued: { amount: '0', currency: plan.currency },
  };
}

const goodDay = [
  mockApi.get('/settings_other/plans/available', 200, fixtures.plans),
  mockApi.get('/settings/{key}', 200, fixtures.depositSetting),
  mockApi.get('/user/balance', 200, fixtures.balance),
  mockApi.get('/user/exchange-rate', 200, fixtures.bitcoinQuote),
  mockApi.get('/funds/deposits', 200, ({ query }) => ({
    ...fixtures.deposits,
    page: Number(query.get('page')),
  })),
  mockApi.post('/funds/deposits', 201, ({ body }) => asRequested(body)),
  mockApi.patch('/funds/deposits/{id}', 200, ({ body }) => ({ ...fixtures.depositInWork, ...body })),
  mockApi.get('/funds/deposits/{id}/closing', 200, fixtures.closing),
  mockApi.post('/funds/deposits/client/close/{id}', 200, {
    ...fixtures.closedEarly,
    id: fixtures.depositInWork.id,
  }),
];

/** The days of deposits, by name. In a list, the first handler that fits answers. */
export const depositHandlers = {
  goodDay,
  /** Money is there, and none of it works. */
  empty: [mockApi.get('/funds/deposits', 200, fixtures.noDeposits), ...goodDay],
  /** Just registered: nothing to invest. */
  nothingToInvest: [
    mockApi.get('/user/balance', 200, fixtures.emptyBalance),
    mockApi.get('/funds/deposits', 200, fixtures.noDeposits),
    ...goodDay,
  ],
  noPlans: [
    mockApi.get('/settings_other/plans/available', 200, { ...fixtures.plans, items: [] }),
    ...goodDay,
  ],
  loading: [
    mockApi.pending('get', '/settings_other/plans/available'),
    mockApi.pending('get', '/settings/{key}'),
    mockApi.pending('get', '/user/balance'),
    mockApi.pending('get', '/funds/deposits'),
  ],
  error: [
    mockApi.problem('get', '/settings_other/plans/available', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/balance', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/funds/deposits', 500, { code: 'unexpected_error' }),
    ...goodDay,
  ],
  /** The plans and the deposits are there; the balance is not. */
  partial: [mockApi.problem('get', '/user/balance', 500, { code: 'unexpected_error' }), ...goodDay],
  /** The plans are there; balance and rules are still on the way. */
  formLoading: [
    mockApi.pending('get', '/user/balance'),
    mockApi.pending('get', '/settings/{key}'),
    ...goodDay,
  ],
  /** Nothing that a deposit could be paid with is taken. */
  notPayable: [
    mockApi.get('/settings/{key}', 200, { ...fixtures.depositSetting, paymentMethods: [] }),
    ...goodDay,
  ],
  noCourse: [mockApi.problem('get', '/user/exchange-rate', 500, { code: 'unexpected_error' }), ...goodDay],
  phoneNotConfirmed: [
    mockApi.problem('post', '/funds/deposits', 403, { code: 'phone_not_confirmed' }),
    ...goodDay,
  ],
  courseGone: [mockApi.problem('post', '/funds/deposits', 409, { code: 'quote_expired' }), ...goodDay],
  /** The money went elsewhere meanwhile. */
  balanceGone: [
    mockApi.problem('post', '/funds/deposits', 409, { code: 'insufficient_balance' }),
    ...goodDay,
  ],
  /** The server has another minimum than it said. */
  refused: [
    mockApi.problem('post', '/funds/deposits', 422, {
      code: 'validation_failed',
      errors: { 'amount.amount': 'amount_below_minimum' },
    }),
    ...goodDay,
  ],
  lostConnection: [mockApi.lostNetwork('post', '/funds/deposits'), ...goodDay],
  closingLoading: [mockApi.pending('get', '/funds/deposits/{id}/closing'), ...goodDay],
  /** The term ended while the person was thinking. */
  notClosable: [
    mockApi.problem('post', '/funds/deposits/client/close/{id}', 409, { code: 'deposit_closing_error' }),
    ...goodDay,
  ],
};
