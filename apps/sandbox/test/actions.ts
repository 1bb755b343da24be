import { randomUUID } from 'node:crypto';
import { type ApiClient, type Schema, unwrap } from '@meridian/api-client';
import type { DecimalString, Money } from '@meridian/money';

/** Common investor actions with default arguments. */

export const usdt = (amount: DecimalString): Money => ({ amount, currency: 'USDT' });

/** An idempotency header. */
export const intent = (key: string = randomUUID()) => ({ 'Idempotency-Key': key });

export const wallet = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

export const refill = (api: ApiClient, amount: DecimalString, header = intent()) =>
  unwrap(
    api.POST('/funds/refills', {
      params: { header },
      body: { system: 'usdt-trc20', amount: usdt(amount) },
    }),
  );

export const getRefill = (api: ApiClient, id: string) =>
  unwrap(api.GET('/funds/refills/{id}', { params: { path: { id } } }));

export const invest = (
  api: ApiClient,
  amount: DecimalString,
  change: Partial<Schema<'DepositRequest'>> = {},
  header = intent(),
) =>
  unwrap(
    api.POST('/funds/deposits', {
      params: { header },
      body: {
        plan: 'usdt-start-30',
        amount: usdt(amount),
        paymentMethod: 'balance',
        autoinvestment: false,
        ...change,
      },
    }),
  );

export const closeDeposit = (api: ApiClient, id: string, header = intent()) =>
  unwrap(api.POST('/funds/deposits/client/close/{id}', { params: { path: { id }, header } }));

export const closePart = (api: ApiClient, id: string, amount: DecimalString, header = intent()) =>
  unwrap(
    api.POST('/funds/deposits/{id}/parts', {
      params: { path: { id }, header },
      body: { amount: usdt(amount) },
    }),
  );

export const addWallet = (api: ApiClient, address: string = wallet) =>
  unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': address } } }));

export const requestWithdrawal = (api: ApiClient, amount: DecimalString, header = intent()) =>
  unwrap(
    api.POST('/funds/payments/request', {
      params: { header },
      body: { system: 'usdt-trc20', wallet, amount: usdt(amount) },
    }),
  );

export const confirmWithdrawal = (api: ApiClient, requestId: string, code: string, header = intent()) =>
  unwrap(api.POST('/funds/payments/validate', { params: { header }, body: { requestId, code } }));

export const subscribe = (api: ApiClient, header = intent()) =>
  unwrap(
    api.POST('/user/subscription', { params: { header }, body: { option: 'month', price: usdt('10') } }),
  );

export const listDeposits = async (api: ApiClient) => (await unwrap(api.GET('/funds/deposits'))).items;

export const balanceIn = async (api: ApiClient, currency = 'USDT') => {
  const balance = (await unwrap(api.GET('/user/balance'))).currencies[currency];
  if (!balance) throw new Error(`There is no balance in ${currency}.`);
  return balance;
};
