import { type Schema, unwrap } from '@meridian/api-client';
import { isWalletAddress, writeWalletAddress } from '@meridian/wallet-address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { wallet as savedWallet, withdrawalRequest } from '../database/schema.ts';
import { write } from '../transaction/TransactionContext.ts';
import * as act from '../../test/actions.ts';
import { intent, usdt, wallet } from '../../test/actions.ts';
import { openTestSandbox, type TestUser, type TestSandbox } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

const other = writeWalletAddress('tron', new Uint8Array(20).fill(7));

const update = ({ api }: TestUser, wallets: Record<string, string | null>) =>
  unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets } }));

async function noticesOf({ api }: TestUser): Promise<string[]> {
  const { items } = await unwrap(api.GET('/notification', { params: { query: { page: 1, limit: 20 } } }));
  return items
    .filter(({ title }) => title.startsWith('Wallet'))
    .map(({ title, text }) => `${title}. ${text}`);
}

test.each([
  ['usdt-trc20', `${wallet.slice(0, -1)}D`, 'a mistyped last character'],
  ['usdt-trc20', `bitcoin:${wallet}`, 'a link of another network'],
  ['eth', 'ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@56', 'a link of another chain'],
  ['usdt-trc20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'another network'],
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'a wrong case'],
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'a wrong checksum'],
])('in %s refuses %s: %s', async (system, address) => {
  const user = await sandbox.confirmed();
  await expect(update(user, { [system]: address, trx: wallet })).rejects.toEqual(
    problem('validation_failed', {
      status: 422,
      fields: { [`wallets.${system}`]: 'wallet_address_invalid' },
    }),
  );
  expect(await unwrap(user.api.GET('/user-data/wallets'))).toEqual(
    expect.objectContaining({ wallets: {}, waiting: {}, names: {} }),
  );
});

test.each([
  ['usdt-trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'wallet_is_contract'],
  ['usdt-trc20', 'tron:TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t?amount=1', 'wallet_is_contract'],
  ['trx', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy', 'wallet_is_burn'],
  ['eth', '0xdac17f958d2ee523a2206206994597c13d831ec7', 'wallet_is_contract'],
  ['eth', '0x0000000000000000000000000000000000000000', 'wallet_is_burn'],
  ['eth', ' 0x000000000000000000000000000000000000DEAD', 'wallet_is_burn'],
  ['btc', '1BitcoinEaterAddressDontSendf59kuE', 'wallet_is_burn'],
])('in %s refuses %s: %s', async (system, address, code) => {
  const user = await sandbox.confirmed();
  await expect(update(user, { [system]: address })).rejects.toEqual(
    problem('validation_failed', { status: 422, fields: { [`wallets.${system}`]: code } }),
  );
});

const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.each([
  [
    'usdt-trc20',
    wallet,
    [` ${wallet}\n`, `${wallet.slice(0, 4)}\u200b${wallet.slice(4)}`, `tron:${wallet}?amount=1`],
  ],
  ['btc', segwit, [segwit.toUpperCase(), `bitcoin:${segwit}?amount=0.1`, `BITCOIN:${segwit.toUpperCase()}`]],
  [
    'eth',
    ethereum,
    [ethereum.toLowerCase(), `ethereum:${ethereum}@1`, `0X${ethereum.slice(2).toUpperCase()}`],
  ],
] as const)(
  'in %s stores one spelling of %s, and another spelling changes nothing',
  async (system, address, spellings) => {
    const user = await sandbox.confirmed();
    const [first, ...others] = spellings;
    const save = (body: Schema<'WalletsUpdate'>) =>
      unwrap(user.api.PATCH('/user-data/wallets/update', { body }));
    const saved = await save({ wallets: { [system]: first }, names: { [system]: 'Ledger' } });
    expect(saved.wallets).toEqual({ [system]: address });
    const notices = await noticesOf(user);
    expect(notices).toHaveLength(1);
    for (const spelling of [...others, address])
      expect(await save({ wallets: { [system]: spelling } })).toEqual(saved);
    expect(await noticesOf(user)).toEqual(notices);
  },
);

test('refuses an address that anybody got for a refill', async () => {
  const [user, stranger] = [await sandbox.confirmed(), await sandbox.confirmed()];
  const { address } = await unwrap(
    stranger.api.POST('/funds/refills', {
      params: { header: intent() },
      body: { system: 'usdt-trc20', amount: usdt('100') },
    }),
  );
  await expect(update(user, { 'usdt-trc20': address })).rejects.toEqual(
    problem('validation_failed', { status: 422, fields: { 'wallets.usdt-trc20': 'wallet_is_ours' } }),
  );
});

test('notifies of an added, changed or removed wallet, not of an unchanged one', async () => {
  const user = await sandbox.confirmed();
  await update(user, { 'usdt-trc20': wallet });
  await update(user, { 'usdt-trc20': wallet });
  await update(user, { 'usdt-trc20': other });
  await update(user, { 'usdt-trc20': null, btc: null });
  const [removed, changed, added, ...more] = await noticesOf(user);
  expect(added).toContain(`Wallet added: USDT on TRON (TRC-20). You can now withdraw to ${wallet}.`);
  expect(changed).toContain(`Wallet changed: USDT on TRON (TRC-20). You can now withdraw to ${other}.`);
  expect(removed).toContain(`Wallet removed: USDT on TRON (TRC-20). You can no longer withdraw to ${other}.`);
  expect(more).toEqual([]);
});

test('gives refills addresses with a correct checksum', async () => {
  const user = await sandbox.confirmed();
  const { items } = await unwrap(user.api.GET('/payment-systems'));
  const { addressFormat } = items.find(({ id }) => id === 'usdt-trc20') ?? {};
  const { address } = await unwrap(
    user.api.POST('/funds/refills', {
      params: { header: intent() },
      body: { system: 'usdt-trc20', amount: usdt('100') },
    }),
  );
  expect(addressFormat).toBe('tron');
  expect(isWalletAddress('tron', address)).toBe(true);
});

test.each([
  ['usdt-trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'wallet_is_contract'],
  ['usdt-trc20', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy', 'wallet_is_burn'],
] as const)(
  'in %s %s that was saved before the check is refused at withdrawal: %s',
  async (system, lost, code) => {
    const user = await sandbox.funded('1000');
    await update(user, { [system]: wallet });
    const { id } = await act.requestWithdrawal(user.api, '50');
    const sent = await sandbox.lastCode(user.login);
    await write(sandbox.database, async ({ tx }) => {
      const [open] = await tx
        .update(withdrawalRequest)
        .set({ wallet: lost })
        .where(eq(withdrawalRequest.id, id))
        .returning();
      await tx.update(savedWallet).set({ address: lost }).where(eq(savedWallet.investorId, open!.investorId));
    });
    const refusal = problem('validation_failed', { status: 422, fields: { wallet: code } });
    await expect(act.confirmWithdrawal(user.api, id, sent)).rejects.toEqual(refusal);
    await expect(
      unwrap(
        user.api.POST('/funds/payments/request', {
          params: { header: intent() },
          body: { system, wallet: lost, amount: usdt('50') },
        }),
      ),
    ).rejects.toEqual(refusal);
  },
);

describe('a new wallet', () => {
  const hours = 24;
  const afterWait = '2026-10-06T12:00:00.000Z';
  let waiting: TestSandbox;
  beforeAll(async () => {
    waiting = await openTestSandbox();
    expect((await waiting.control('/new-wallets', { hours })).status).toBe(200);
  });
  afterAll(() => waiting.close());

  const request = ({ api }: TestUser, to: string) =>
    unwrap(
      api.POST('/funds/payments/request', {
        params: { header: intent() },
        body: { system: 'usdt-trc20', wallet: to, amount: usdt('50') },
      }),
    );

  test('waits before withdrawals may go to it, and the refusal names the time', async () => {
    const user = await waiting.funded('1000');
    const own = () => unwrap(user.api.GET('/user-data/wallets'));
    expect((await update(user, { 'usdt-trc20': wallet })).waiting).toEqual({ 'usdt-trc20': afterWait });
    await expect(request(user, wallet)).rejects.toEqual(
      problem('wallet_waits', { status: 409, usableDate: afterWait }),
    );
    const [notice] = await noticesOf(user);
    expect(notice).toBe(`Wallet added: USDT on TRON (TRC-20). You can withdraw to ${wallet} after 24 hours.`);

    // Saving it unchanged does not begin the wait again, and a removal does not wait.
    const almost = hours * 3600 - 1;
    await waiting.control('/clock/advance', { seconds: almost });
    await waiting.confirmSession(user);
    expect((await update(user, { 'usdt-trc20': wallet, btc: null })).waiting).toEqual({
      'usdt-trc20': afterWait,
    });
    await waiting.control('/clock/advance', { seconds: 1 });
    expect((await own()).waiting).toEqual({});
    const { id } = await request(user, ` ${wallet}`);

    // Another address waits again, also where the code of a request was sent before.
    await update(user, { 'usdt-trc20': other });
    await expect(request(user, other)).rejects.toEqual(problem('wallet_waits'));
    await update(user, { 'usdt-trc20': wallet });
    const code = await waiting.lastCode(user.login);
    await expect(act.confirmWithdrawal(user.api, id, code)).rejects.toEqual(problem('wallet_waits'));
    expect(await update(user, { 'usdt-trc20': null })).toEqual(
      expect.objectContaining({ wallets: {}, waiting: {}, names: {} }),
    );
  });

  test('does not wait where the setting is 0, and the wallets of the seed do not', async () => {
    expect((await waiting.control('/new-wallets', { hours: 0 })).status).toBe(200);
    const user = await waiting.funded('1000');
    expect((await update(user, { 'usdt-trc20': wallet })).waiting).toEqual({});
    await request(user, wallet);
    const { api } = await waiting.demo();
    expect((await unwrap(api.GET('/user-data/wallets'))).waiting).toEqual({});
  });
});

describe('a name', () => {
  const updateBoth = ({ api }: TestUser, body: Schema<'WalletsUpdate'>) =>
    unwrap(api.PATCH('/user-data/wallets/update', { body }));
  const rename = ({ api }: TestUser, names: Schema<'WalletNames'>['names']) =>
    unwrap(api.PATCH('/user-data/wallets/names', { body: { names } }));

  test('is saved with a wallet, changed without a confirmation, and lost with another address', async () => {
    const user = await sandbox.confirmed();
    const wallets = { 'usdt-trc20': wallet };
    const named = await updateBoth(user, { wallets, names: { 'usdt-trc20': ' Ledger ' } });
    expect(named.names).toEqual({ 'usdt-trc20': 'Ledger' });
    await sandbox.control('/clock/advance', { seconds: 301 });
    expect((await rename(user, { 'usdt-trc20': 'Cold' })).names).toEqual({ 'usdt-trc20': 'Cold' });
    await rename(user, { 'usdt-trc20': 'Cold' });
    const { items } = await unwrap(
      user.api.GET('/user/security-events', { params: { query: { limit: 5 } } }),
    );
    expect(items.filter(({ kind }) => kind === 'wallet_renamed')).toHaveLength(1);
    expect((await rename(user, { 'usdt-trc20': null })).names).toEqual({});
    await rename(user, { 'usdt-trc20': 'Cold' });
    const other = await sandbox.confirmed();
    expect((await unwrap(other.api.GET('/user-data/wallets'))).names).toEqual({});
  });

  test.each(['   ', 'x'.repeat(31), '\u200b', '\u3164\u2800', '\u202e\u2069', '👨‍👩‍👧‍👦'.repeat(31)])(
    '%o is refused',
    async (name) => {
      const user = await sandbox.confirmed();
      await update(user, { 'usdt-trc20': wallet });
      await expect(rename(user, { 'usdt-trc20': name })).rejects.toEqual(problem('validation_failed'));
    },
  );

  test('may be thirty emoji of a family', async () => {
    const user = await sandbox.confirmed();
    await update(user, { 'usdt-trc20': wallet });
    const names = { 'usdt-trc20': '👨‍👩‍👧‍👦'.repeat(30) };
    expect((await rename(user, names)).names).toEqual(names);
  });

  test('needs a wallet', async () => {
    const fields = { 'names.btc': 'no_withdrawal_wallet' };
    await expect(rename(await sandbox.confirmed(), { btc: 'Cold' })).rejects.toEqual(
      problem('validation_failed', { fields }),
    );
  });
});
