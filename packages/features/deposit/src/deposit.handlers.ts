import type { Schema } from '@meridian/api-client';
import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './deposit.fixtures.ts';
import { previewDeposit } from '@meridian/money';
import { toRequestBody } from './invest/paymentSources.ts';

/** The requested deposit. Paid in the plan's currency it starts at once; exchanged it waits for its start. */
function asRequested({ plan: planId, amount, autoinvestment }: Schema<'DepositRequest'>): Schema<'Deposit'> {
  const plan = fixtures.plans.items.find(({ id }) => id === planId) ?? fixtures.balancePlan;
  const isExchanged = amount.currency !== plan.currency;
  const course = isExchanged ? fixtures.bitcoinQuote.course : null;
  const { body, dailyIncome, netIncome, totalBody } = previewDeposit(
    plan,
    toRequestBody(amount.amount, course, plan),
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

/** The deposit with this choice for the end of its term. */
export function asChanged(
  deposit: Schema<'Deposit'>,
  { autoinvestment, renewal }: Schema<'DepositChange'>,
): Schema<'Deposit'> {
  const plan = fixtures.plans.items.find(({ id }) => id === renewal?.plan) ?? deposit.plan;
  return {
    ...deposit,
    autoinvestment,
    ...(deposit.renewal && {
      renewal: {
        amount: renewal?.amount ?? 'body_and_accruals',
        plan: { id: plan.id, name: plan.name },
      },
    }),
  };
}

const goodDay = [
  mockApi.get('/settings_other/plans/available', 200, fixtures.plans),
  mockApi.get('/settings/{key}', 200, fixtures.depositSetting),
  mockApi.get('/user/balance', 200, fixtures.balance),
  mockApi.get('/user/statistics', 200, fixtures.statistics),
  mockApi.get('/user/exchange-rate', 200, fixtures.bitcoinQuote),
  mockApi.get('/funds/deposits', 200, ({ query }) => {
    const statuses = query.getAll('status');
    const chosen = fixtures.deposits.items.filter(
      ({ status }) => statuses.length === 0 || statuses.includes(status),
    );
    const items =
      query.get('sort') === 'endDate'
        ? chosen.toSorted((one, other) => Date.parse(one.payoutDate) - Date.parse(other.payoutDate))
        : chosen;
    const total = statuses.length === 0 ? fixtures.deposits.total : items.length;
    const limit = Number(query.get('limit') ?? fixtures.deposits.limit);
    return { limit, items: items.slice(0, limit), total, page: Number(query.get('page') ?? 1) };
  }),
  mockApi.post('/funds/deposits', 201, ({ body }) => asRequested(body)),
  mockApi.get('/funds/deposits/{id}', 200, ({ params }) => {
    return fixtures.deposits.items.find(({ id }) => id === params.id) ?? fixtures.depositInWork;
  }),
  mockApi.patch('/funds/deposits/{id}', 200, ({ body }) => asChanged(fixtures.depositInWork, body)),
  mockApi.get('/funds/deposits/{id}/closing', 200, fixtures.closing),
  mockApi.post('/funds/deposits/client/close/{id}', 200, {
    ...fixtures.closedEarly,
    id: fixtures.depositInWork.id,
  }),
];

/** Mocked servers by scenario. The first matching handler of a list responds. */
export const depositHandlers = {
  goodDay,
  /** A balance, but no deposits. */
  empty: [mockApi.get('/funds/deposits', 200, fixtures.noDeposits), ...goodDay],
  /** Forty deposits in five currencies, amounts of nine digits. */
  fortyDeposits: [
    mockApi.get('/funds/deposits', 200, ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      const limit = Number(query.get('limit') ?? 20);
      const items = fixtures.manyDeposits.slice((page - 1) * limit, page * limit);
      return { items, page, limit, total: fixtures.manyDeposits.length };
    }),
    mockApi.get('/user/balance', 200, fixtures.manyBalance),
    mockApi.get('/user/statistics', 200, fixtures.manyStatistics),
    ...goodDay,
  ],
  /** Plans, a rule and a balance for amounts of nine digits. */
  largeAmounts: [
    mockApi.get('/settings_other/plans/available', 200, fixtures.widePlans),
    mockApi.get('/settings/{key}', 200, fixtures.wideSetting),
    mockApi.get('/user/balance', 200, fixtures.manyBalance),
    ...goodDay,
  ],
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
    mockApi.pending('get', '/user/statistics'),
    mockApi.pending('get', '/funds/deposits'),
  ],
  error: [
    mockApi.problem('get', '/settings_other/plans/available', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/balance', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/funds/deposits', 500, { code: 'unexpected_error' }),
    ...goodDay,
  ],
  /** Plans and deposits load; the balance fails. */
  partial: [mockApi.problem('get', '/user/balance', 500, { code: 'unexpected_error' }), ...goodDay],
  /** Plans are loaded; balance and rules are still loading. */
  formLoading: [
    mockApi.pending('get', '/user/balance'),
    mockApi.pending('get', '/settings/{key}'),
    ...goodDay,
  ],
  /** No payment method is accepted. */
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
  /** The balance was spent in the meantime. */
  balanceGone: [
    mockApi.problem('post', '/funds/deposits', 409, { code: 'insufficient_balance' }),
    ...goodDay,
  ],
  /** The server rejects an amount that its own setting allows. */
  refused: [
    mockApi.problem('post', '/funds/deposits', 422, {
      code: 'validation_failed',
      errors: { 'amount.amount': 'amount_below_minimum' },
    }),
    ...goodDay,
  ],
  lostConnection: [mockApi.lostNetwork('post', '/funds/deposits'), ...goodDay],
  /** What happens at the end of the term can be chosen. */
  renewal: [
    mockApi.get('/funds/deposits/{id}', 200, fixtures.renewedElsewhere),
    mockApi.patch('/funds/deposits/{id}', 200, ({ body }) => asChanged(fixtures.renewedElsewhere, body)),
    ...goodDay,
  ],
  /** The plan would not take the amount. */
  renewalRefused: [
    mockApi.get('/funds/deposits/{id}', 200, fixtures.renewedElsewhere),
    mockApi.problem('patch', '/funds/deposits/{id}', 422, {
      code: 'validation_failed',
      errors: { 'renewal.amount': 'amount_below_minimum' },
    }),
    ...goodDay,
  ],
  /** The plan allows to close a part. */
  partialClosing: [
    mockApi.get('/funds/deposits/{id}/closing', 200, ({ query }) =>
      query.get('amount') === null ? fixtures.closingWithParts : fixtures.closingOfPart,
    ),
    mockApi.post('/funds/deposits/{id}/parts', 201, fixtures.closedPart),
    mockApi.get('/funds/deposits/{id}', 200, ({ params }) =>
      params.id === fixtures.closedPart.id ? fixtures.closedPart : fixtures.depositInWork,
    ),
    ...goodDay,
  ],
  /** Less is left than the server said before. */
  partRefused: [
    mockApi.get('/funds/deposits/{id}/closing', 200, ({ query }) =>
      query.get('amount') === null ? fixtures.closingWithParts : fixtures.closingOfPart,
    ),
    mockApi.problem('post', '/funds/deposits/{id}/parts', 422, {
      code: 'validation_failed',
      errors: { 'amount.amount': 'amount_above_maximum' },
    }),
    ...goodDay,
  ],
  closingLoading: [mockApi.pending('get', '/funds/deposits/{id}/closing'), ...goodDay],
  /** The term ended before the user confirmed. */
  notClosable: [
    mockApi.problem('post', '/funds/deposits/client/close/{id}', 409, { code: 'deposit_closing_error' }),
    ...goodDay,
  ],
};
