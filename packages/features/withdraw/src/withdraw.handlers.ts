import type { Schema } from '@meridian/api-client';
import { mockApi } from '@meridian/api-client/testing';
import { calculateFee, netAfterFee } from '@meridian/money';
import * as fixtures from './withdraw.fixtures.ts';

/** The fee and the net amount as the server calculates them. */
function asRequested({ system, wallet, amount }: Schema<'WithdrawalRequest'>) {
  const chosen = fixtures.paymentSystems.items.find(({ id }) => id === system);
  const fee = chosen?.withdrawal?.fee ?? { fixed: fixtures.confirmation.fee, percent: '0' as const };
  return {
    ...fixtures.confirmation,
    system,
    wallet,
    amount,
    fee: calculateFee(amount, fee, 6),
    net: netAfterFee(amount, fee, 6),
  };
}

const conditions = (...codes: readonly Schema<'WithdrawalConditionCode'>[]) =>
  mockApi.get('/funds/payments/conditions', 200, fixtures.unmet(...codes));

const goodDay = [
  mockApi.get('/funds/payments/conditions', 200, fixtures.allMet),
  mockApi.get('/payment-systems', 200, fixtures.paymentSystems),
  mockApi.get('/settings/{key}', 200, fixtures.withdrawalSetting),
  mockApi.get('/user-data/wallets', 200, fixtures.wallets),
  mockApi.get('/user/balance', 200, fixtures.balance),
  mockApi.post('/funds/payments/request', 201, ({ body }) => asRequested(body)),
  mockApi.post('/funds/payments/validate', 201, fixtures.pendingWithdrawal),
  mockApi.get('/funds/payments', 200, ({ query }) => {
    const status = query.get('status');
    const items = fixtures.withdrawals.items.filter((item) => status === 'all' || item.status === status);
    const total = status === 'all' ? fixtures.withdrawals.total : items.length;
    return { ...fixtures.withdrawals, items, total, page: Number(query.get('page') ?? 1) };
  }),
  mockApi.get('/funds/payments/{id}', 200, ({ params }) => {
    return fixtures.withdrawals.items.find(({ id }) => id === params.id) ?? fixtures.pendingWithdrawal;
  }),
];

/** Scenarios of the mocked server. The first matching handler in a list responds. */
export const withdrawHandlers = {
  goodDay,
  /** Nothing has been withdrawn yet. */
  empty: [mockApi.get('/funds/payments', 200, fixtures.noWithdrawals), ...goodDay],
  /** Two wallets to choose from. */
  twoWallets: [mockApi.get('/user-data/wallets', 200, fixtures.twoWallets), ...goodDay],
  /** Three wallets, of which one can be used. */
  manyWallets: [mockApi.get('/user-data/wallets', 200, fixtures.manyWallets), ...goodDay],
  /** Three in one currency and network, of which two can be used. */
  severalWallets: [
    mockApi.get('/user-data/wallets', 200, fixtures.severalWallets),
    mockApi.get('/funds/payments', 200, fixtures.withdrawals),
    ...goodDay,
  ],
  /** Withdrawals go only to these wallets. */
  fixedWallets: [mockApi.get('/user-data/wallets', 200, fixtures.fixedWallets), ...goodDay],
  /** A balance of nine digits, and limits that allow all of it. */
  largeAmounts: [
    mockApi.get('/user/balance', 200, fixtures.largeBalance),
    mockApi.get('/settings/{key}', 200, { ...fixtures.withdrawalSetting, amounts: [] }),
    mockApi.get('/payment-systems', 200, {
      items: fixtures.paymentSystems.items.map((system) => ({
        ...system,
        withdrawal: system.withdrawal && {
          ...system.withdrawal,
          maximum: { amount: '999999999', currency: system.currency } as const,
        },
      })),
    }),
    ...goodDay,
  ],
  /** Less than the smallest withdrawal. */
  smallBalance: [
    mockApi.get('/user/balance', 200, {
      ...fixtures.balance,
      currencies: {
        USDT: { ...fixtures.balance.currencies.USDT, available: { amount: '12.5', currency: 'USDT' } },
      },
    }),
    ...goodDay,
  ],
  loading: [
    mockApi.pending('get', '/funds/payments/conditions'),
    mockApi.pending('get', '/payment-systems'),
    mockApi.pending('get', '/settings/{key}'),
    mockApi.pending('get', '/user-data/wallets'),
    mockApi.pending('get', '/user/balance'),
    mockApi.pending('get', '/funds/payments'),
  ],
  error: [
    mockApi.problem('get', '/funds/payments/conditions', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/funds/payments', 500, { code: 'unexpected_error' }),
    ...goodDay,
  ],
  /** The history fails, the form works. */
  partial: [mockApi.problem('get', '/funds/payments', 500, { code: 'unexpected_error' }), ...goodDay],
  /** Every payment system is paused. */
  paused: [
    mockApi.get('/payment-systems', 200, {
      items: fixtures.paymentSystems.items.map((system) => ({
        ...system,
        withdrawal: system.withdrawal && { ...system.withdrawal, available: false },
      })),
    }),
    ...goodDay,
  ],

  /** The password is new. */
  pausedAfterChange: [
    mockApi.get('/funds/payments/conditions', 200, {
      ...fixtures.allMet,
      allowed: false,
      pausedUntil: '2026-10-16T12:00:00Z',
    }),
    ...goodDay,
  ],

  /** The only wallet was saved a moment ago. */
  waitingWallet: [mockApi.get('/user-data/wallets', 200, fixtures.waitingWallet), ...goodDay],
  noWallet: [
    conditions('no_withdrawal_wallet'),
    mockApi.get('/user-data/wallets', 200, { wallets: {}, waiting: {}, names: {} }),
    ...goodDay,
  ],
  noDeposit: [conditions('deposit_required'), ...goodDay],
  noRefill: [conditions('refill_required'), ...goodDay],
  noSubscription: [conditions('subscription_required'), ...goodDay],
  phoneNotConfirmed: [conditions('phone_not_confirmed'), ...goodDay],
  /** Just registered: no condition is met. */
  nothingMet: [
    conditions(
      'phone_not_confirmed',
      'no_withdrawal_wallet',
      'deposit_or_refill_required',
      'subscription_required',
    ),
    mockApi.get('/user-data/wallets', 200, { wallets: {}, waiting: {}, names: {} }),
    ...goodDay,
  ],

  /** The subscription ends while the form is open. */
  lapsed: [
    mockApi.problem('post', '/funds/payments/request', 403, { code: 'subscription_required' }),
    ...goodDay,
  ],
  insufficient: [
    mockApi.problem('post', '/funds/payments/request', 409, { code: 'insufficient_balance' }),
    ...goodDay,
  ],
  codeNotSent: [
    mockApi.problem('post', '/funds/payments/request', 502, { code: 'code_sending_error' }),
    ...goodDay,
  ],
  wrongCode: [
    mockApi.problem('post', '/funds/payments/validate', 422, { code: 'codes_do_not_match' }),
    ...goodDay,
  ],
  expiredCode: [
    mockApi.problem('post', '/funds/payments/validate', 422, { code: 'code_expired' }),
    ...goodDay,
  ],
  /** The authenticator app is on. */
  fromApp: [mockApi.post('/funds/payments/request', 201, fixtures.appConfirmation), ...goodDay],
  fromAppExpired: [
    mockApi.post('/funds/payments/request', 201, fixtures.appConfirmation),
    mockApi.problem('post', '/funds/payments/validate', 422, { code: 'code_expired' }),
    ...goodDay,
  ],
  lostConnection: [mockApi.lostNetwork('post', '/funds/payments/validate'), ...goodDay],
};
