import { unwrap } from '@meridian/api-client';
import { afterEach, expect, test } from 'vitest';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

const explorer = {
  transaction: 'https://mempool.space/tx/{hash}',
  address: 'https://mempool.space/address/{address}',
};

const read = async () => {
  const { items } = await unwrap(sandbox.guest.GET('/payment-systems'));
  return items.find(({ id }) => id === 'btc')?.explorer;
};

afterEach(() => sandbox.control('/explorers', { system: 'btc', explorer }));

test('payment systems name their block explorer unless that is switched off', async () => {
  expect(await read()).toEqual(explorer);
  await sandbox.control('/capabilities', { explorers: false });
  expect(await read()).toBeUndefined();
  await sandbox.control('/capabilities', { explorers: true });
  await sandbox.control('/explorers', { system: 'btc', explorer: null });
  expect(await read()).toBeUndefined();
});

test.each([
  'http://mempool.space/tx/{hash}',
  'javascript:alert(1)//{hash}',
  '//mempool.space/tx/{hash}',
  'https://mempool.space/tx/',
  'https://mempool.space/tx/{address}',
  'https://{hash}/tx',
  'https://mempool.space{hash}',
  'https://someone:secret@mempool.space/tx/{hash}',
  'https://mempool.space/{hash}/{hash}',
  'https://mempool.space/tx/{hash} ',
  ' https://mempool.space/tx/{hash}',
  `https://mempool.space/${'a'.repeat(200)}{hash}`,
])('%s is refused as an address of transactions', async (transaction) => {
  const response = await fetch(`${sandbox.url}/sandbox/explorers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system: 'btc', explorer: { ...explorer, transaction } }),
  });
  expect(response.status).toBe(422);
  expect(await read()).toEqual(explorer);
});

test('the explorer of an unknown payment system is not found', async () => {
  const response = await fetch(`${sandbox.url}/sandbox/explorers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system: 'doge', explorer }),
  });
  expect(response.status).toBe(404);
});
