import type { Schema } from '@meridian/api-client';
import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './refill.fixtures.ts';

const systems = mockApi.get('/payment-systems', 200, fixtures.paymentSystems);
const setting = mockApi.get('/settings/{key}', 200, fixtures.refillSetting);
const history = mockApi.get('/funds/refills', 200, ({ query }) => ({
  ...fixtures.someRefills,
  page: Number(query.get('page')),
}));

/** The refill that is asked for waits for its transfer, and stays so. */
const create = mockApi.post('/funds/refills', 201, ({ body }) => asRequested(body));
const details = mockApi.get('/funds/refills/{id}', 200, ({ params }) => {
  return fixtures.someRefills.items.find(({ id }) => id === params.id) ?? fixtures.awaitedRefill;
});

function asRequested({ system, amount }: Schema<'RefillRequest'>): Schema<'Refill'> {
  const chosen = fixtures.paymentSystems.items.find(({ id }) => id === system);
  const network = chosen?.network ?? fixtures.awaitedRefill.network;
  return { ...fixtures.awaitedRefill, system, network, amount, requestedAmount: amount };
}

/** A mocked server in its named moods, for tests and stories. The first handler that fits a call answers it. */
export const refillHandlers = {
  goodDay: [systems, setting, history, create, details],
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
  /** The history fails; new refills can still be made. */
  partial: [
    mockApi.problem('get', '/funds/refills', 500, { code: 'unexpected_error' }),
    systems,
    setting,
    create,
  ],
  /** No payment system takes refills for now. */
  paused: [mockApi.get('/payment-systems', 200, fixtures.pausedPaymentSystems), setting, history, details],
  /** The phone has to be confirmed first. */
  blocked: [
    mockApi.problem('post', '/funds/refills', 403, { code: 'phone_not_confirmed' }),
    systems,
    setting,
    history,
    details,
  ],
  /** The server has another minimum than it said. */
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
