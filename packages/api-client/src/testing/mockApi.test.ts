import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { createApiClient } from '../client.ts';
import type { Schema } from '../contractTypes.ts';
import { unwrap } from '../unwrap.ts';
import { takeContractViolations } from './contractViolations.ts';
import { mockApi } from './mockApi.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createApiClient({
  baseUrl: 'http://server.test/api',
  getToken: () => null,
  getLanguage: () => 'en',
  onUnauthorized: () => {},
  timeoutMs: 50,
});

const refill: Schema<'Refill'> = {
  id: '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31',
  date: '2026-10-02T09:12:41Z',
  amount: { amount: '500.000000', currency: 'USDT' },
  system: 'usdt-trc20',
  status: 'waiting',
  hash: null,
  creationDate: '2026-10-02T09:12:41Z',
  creditDate: null,
  cancelDate: null,
  expiryDate: null,
  requestedAmount: { amount: '500.000000', currency: 'USDT' },
  creditedAmount: null,
  address: 'TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7',
  network: 'TRON (TRC-20)',
  confirmations: 0,
  requiredConfirmations: 19,
  rejectionReason: null,
};

const createRefill = (body: Schema<'RefillRequest'>) =>
  unwrap(
    client.POST('/funds/refills', {
      params: { header: { 'Idempotency-Key': '0123456789abcdef' } },
      body,
    }),
  );

const request: Schema<'RefillRequest'> = {
  system: 'usdt-trc20',
  amount: { amount: '500', currency: 'USDT' },
};

describe('a valid mock', () => {
  test('responds with its body, or with the result of its function', async () => {
    server.use(
      mockApi.get('/funds/refills', 200, ({ query }) => ({
        items: [refill],
        page: Number(query.get('page')),
        limit: 20,
        total: 21,
      })),
      mockApi.post('/funds/refills', 201, ({ body }) => ({ ...refill, requestedAmount: body.amount })),
    );
    const page = await unwrap(client.GET('/funds/refills', { params: { query: { page: 2 } } }));
    expect(page).toMatchObject({ page: 2, items: [{ status: 'waiting' }] });
    expect((await createRefill(request)).requestedAmount.amount).toBe('500');
    expect(takeContractViolations()).toEqual([]);
  });

  test('matches paths with parameters and with a trailing slash', async () => {
    server.use(
      mockApi.get('/funds/refills/{id}', 200, ({ params }) => ({ ...refill, id: String(params.id) })),
      mockApi.problem('get', '/user/operations/', 503, { code: 'technical_work', retryAfter: 30 }),
    );
    const found = await unwrap(client.GET('/funds/refills/{id}', { params: { path: { id: refill.id } } }));
    expect(found.id).toBe(refill.id);
    await expect(unwrap(client.GET('/user/operations/'))).rejects.toMatchObject({
      code: 'technical_work',
      retryAfter: 30,
    });
    expect(takeContractViolations()).toEqual([]);
  });

  test('can respond with a problem, lose the connection, or never respond', async () => {
    server.use(
      mockApi.problem('post', '/funds/refills', 422, {
        code: 'validation_failed',
        errors: { 'amount.amount': 'amount_below_minimum' },
      }),
    );
    await expect(createRefill(request)).rejects.toMatchObject({
      fields: { 'amount.amount': 'amount_below_minimum' },
    });
    server.use(mockApi.lostNetwork('post', '/funds/refills'));
    await expect(createRefill(request)).rejects.toMatchObject({ code: 'network_lost' });
    server.use(mockApi.pending('post', '/funds/refills'));
    await expect(createRefill(request)).rejects.toMatchObject({ code: 'timed_out' });
    expect(takeContractViolations()).toEqual([]);
  });
});

describe('a mock that violates the contract is reported with the path of the violation', () => {
  test('in its response', async () => {
    server.use(
      mockApi.get('/funds/refills', 200, {
        items: [{ ...refill, amount: { amount: '1e5', currency: 'USDT' } }],
        page: 1,
        limit: 20,
        total: 1,
      }),
    );
    await expect(unwrap(client.GET('/funds/refills'))).rejects.toMatchObject({ status: 500 });
    expect(takeContractViolations().join()).toMatch(
      /200 of GET \/funds\/refills.*\/items\/0\/amount\/amount/s,
    );
  });

  test('in its request', async () => {
    server.use(mockApi.post('/funds/refills', 201, refill));
    await expect(createRefill({ ...request, amount: { amount: '1e5', currency: 'usdt' } })).rejects.toThrow();
    expect(takeContractViolations().join()).toMatch(/body of POST \/funds\/refills.*\/amount\/currency/s);
  });

  test('and reported once', () => {
    expect(takeContractViolations()).toEqual([]);
  });
});

test('a mock outside the contract does not compile', () => {
  const wrong = () => {
    // @ts-expect-error no such path
    mockApi.get('/funds/refunds', 200, {});
    // @ts-expect-error no such method of the path
    mockApi.patch('/funds/refills', 200, {});
    // @ts-expect-error no such status
    mockApi.get('/funds/refills', 418, {});
    // @ts-expect-error no such code
    mockApi.problem('get', '/funds/refills', 422, { code: 'out_of_luck' });
    // @ts-expect-error no such body
    mockApi.get('/funds/refills', 200, { items: [] });
  };
  expectTypeOf(wrong).toBeFunction();
});
