import type { Schema } from '@meridian/api-client';
import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './refill.fixtures.ts';

const systems = mockApi.get('/payment-systems', 200, fixtures.paymentSystems);
const setting = mockApi.get('/settings/{key}', 200, ({ params }) =>
  params.key === 'contacts' ? fixtures.contacts : fixtures.refillSetting,
);
const history = mockApi.get('/funds/refills', 200, ({ query }) => ({
  ...fixtures.someRefills,
  page: Number(query.get('page') ?? 1),
}));

/** A created refill stays in the status `waiting`. */
const create = mockApi.post('/funds/refills', 201, ({ body }) => asRequested(body));
const details = mockApi.get('/funds/refills/{id}', 200, ({ params }) => {
  return fixtures.someRefills.items.find(({ id }) => id === params.id) ?? fixtures.awaitedRefill;
});

const cancel = mockApi.post('/funds/refills/{id}/cancel', 200, {
  ...fixtures.cancelledRefill,
  id: fixtures.awaitedRefill.id,
});

function asRequested({ system, amount }: Schema<'RefillRequest'>): Schema<'Refill'> {
  const chosen = fixtures.paymentSystems.items.find(({ id }) => id === system);
  const network = chosen?.network ?? fixtures.awaitedRefill.network;
  return { ...fixtures.awaitedRefill, system, network, amount, requestedAmount: amount };
}

/** Scenarios of the mocked server. The first matching handler in a list responds. */
export const refillHandlers = {
  goodDay: [systems, setting, history, create, details, cancel],
  empty: [mockApi.get('/funds/refills', 200, fixtures.noRefills), systems, setting, create, details],
  loading: [
    mockApi.pending('get', '/payment-systems'),
    mockApi.pending('get', '/settings/{key}'),
    mockApi.pending('get', '/funds/refills'),
  ],
  error: [
    mockApi.problem('get', '/payment-systems', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/funds/refills', 500, { code: 'unexpected_error' }),
    setting,
  ],
  /** The history fails, the form works. */
  partial: [
    mockApi.problem('get', '/funds/refills', 500, { code: 'unexpected_error' }),
    systems,
    setting,
    create,
  ],
  oneCurrency: [
    mockApi.get('/payment-systems', 200, { items: fixtures.paymentSystems.items.slice(0, 1) }),
    setting,
    history,
    details,
  ],
  manyCurrencies: [
    mockApi.get('/payment-systems', 200, fixtures.manyPaymentSystems),
    mockApi.get('/settings/{key}', 200, { ...fixtures.refillSetting, amounts: [] }),
    history,
    details,
  ],
  /** Every payment system is paused. */
  paused: [mockApi.get('/payment-systems', 200, fixtures.pausedPaymentSystems), setting, history, details],
  /** The server requires a confirmed phone. */
  blocked: [
    mockApi.problem('post', '/funds/refills', 403, { code: 'phone_not_confirmed' }),
    systems,
    setting,
    history,
    details,
  ],
  /** The transfer was seen before the refill was cancelled. */
  tooLateToCancel: [
    mockApi.problem('post', '/funds/refills/{id}/cancel', 409, { code: 'update_error' }),
    systems,
    setting,
    history,
    create,
    details,
  ],
  /** The server rejects an amount that its own minimum allows. */
  refused: [
    mockApi.problem('post', '/funds/refills', 422, {
      code: 'validation_failed',
      errors: { amount: 'amount_below_minimum' },
    }),
    systems,
    setting,
    history,
    details,
  ],
};
