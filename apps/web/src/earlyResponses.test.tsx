import { responseKey } from '@meridian/api-client/react';
import type { Schema } from '@meridian/api-client';
import { act, screen, waitFor } from '@meridian/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { readEarlyResponses } from './earlyResponses.ts';
import { sendEarly } from './earlyCalls.ts';
import { PERSISTED_KEY } from './storageKeys.ts';
import { anna, json, openApp, storeSession } from './testing/openApp.tsx';

const money = (amount: `${number}`): Schema<'Money'> => ({ amount, currency: 'USDT' });

const balance: Schema<'Balance'> = {
  type: 'balance',
  currency: 'USDT',
  pending: false,
  currencies: {
    USDT: {
      decimals: 6,
      available: money('77.700000'),
      onDeposit: money('0.000000'),
      inWithdrawal: money('0.000000'),
      heldAccruals: money('0.000000'),
      total: money('77.700000'),
    },
  },
};

const callOf = (path: string) => ({ address: `/api${path}`, path, params: null });

beforeEach(() => {
  delete window.earlyCalls;
});

test('the first render has the responses that came in time and keep the contract', async () => {
  vi.stubGlobal('fetch', (address: string) => {
    const path = new URL(address).pathname;
    if (path === '/api/user/balance') return Promise.resolve(json(balance));
    if (path === '/api/user/bonus') return Promise.resolve(json({ code: 'unexpected_error' }, 500));
    if (path === '/api/user/statistics') return Promise.resolve(json({ refill: 12 }));
    return new Promise(() => undefined);
  });
  sendEarly(
    ['/user/balance', '/user/bonus', '/user/statistics', '/user/passkeys'].map(callOf),
    'token',
    'en',
  );
  expect(await readEarlyResponses()).toEqual({ [responseKey('/user/balance', 'en')]: balance });
});

test('responses are for the user for whom the page was opened', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  storeSession();
  await openApp('/en/cabinet/deposits', { [responseKey('/user/balance', 'en')]: balance });
  await waitFor(() => expect(document.body).toHaveTextContent(/77\.70\sUSDT/));
  storeSession({ ...anna, id: '0198f7b0-11c2-7d5e-9a40-2f6b8c1d3e58' });
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: PERSISTED_KEY })));
  expect(await screen.findByRole('heading', { name: 'Deposits', level: 1 })).toBeVisible();
  expect(document.body).not.toHaveTextContent('77.70');
});
