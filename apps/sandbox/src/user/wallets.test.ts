import { unwrap } from '@meridian/api-client';
import { isWalletAddress, writeWalletAddress } from '@meridian/wallet-address';
import { expect, test } from 'vitest';
import { intent, usdt, wallet } from '../../test/actions.ts';
import type { Person } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

const other = writeWalletAddress('tron', new Uint8Array(20).fill(7));

const update = ({ api }: Person, wallets: Record<string, string | null>) =>
  unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets } }));

async function noticesOf({ api }: Person): Promise<string[]> {
  const { items } = await unwrap(api.GET('/notification', { params: { query: { page: 1, limit: 20 } } }));
  return items
    .filter(({ title }) => title.startsWith('Wallet'))
    .map(({ title, text }) => `${title}. ${text}`);
}

test.each([
  ['usdt-trc20', `${wallet.slice(0, -1)}D`, 'a mistyped last character'],
  ['usdt-trc20', `${wallet} `, 'a space'],
  ['usdt-trc20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'another network'],
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'a wrong case'],
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'a wrong checksum'],
])('in %s refuses %s: %s', async (system, address) => {
  const person = await sandbox.confirmed();
  await expect(update(person, { [system]: address, trx: wallet })).rejects.toEqual(
    problem('validation_failed', {
      status: 422,
      fields: { [`wallets.${system}`]: 'wallet_address_invalid' },
    }),
  );
  expect(await unwrap(person.api.GET('/user-data/wallets'))).toEqual({ wallets: {} });
});

test('notifies of an added, changed or removed wallet, not of an unchanged one', async () => {
  const person = await sandbox.confirmed();
  await update(person, { 'usdt-trc20': wallet });
  await update(person, { 'usdt-trc20': wallet });
  await update(person, { 'usdt-trc20': other });
  await update(person, { 'usdt-trc20': null, btc: null });
  const [removed, changed, added, ...more] = await noticesOf(person);
  expect(added).toContain(`Wallet added: Tether on TRON. Withdrawals now go to ${wallet}.`);
  expect(changed).toContain(`Wallet changed: Tether on TRON. Withdrawals now go to ${other}.`);
  expect(removed).toContain(`Wallet removed: Tether on TRON. Withdrawals no longer go to ${other}.`);
  expect(more).toEqual([]);
});

test('gives refills addresses with a correct checksum', async () => {
  const person = await sandbox.confirmed();
  const { items } = await unwrap(person.api.GET('/payment-systems'));
  const { addressFormat } = items.find(({ id }) => id === 'usdt-trc20') ?? {};
  const { address } = await unwrap(
    person.api.POST('/funds/refills', {
      params: { header: intent() },
      body: { system: 'usdt-trc20', amount: usdt('100') },
    }),
  );
  expect(addressFormat).toBe('tron');
  expect(isWalletAddress('tron', address)).toBe(true);
});
