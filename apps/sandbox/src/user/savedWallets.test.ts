import { type Schema, unwrap } from '@meridian/api-client';
import { writeWalletAddress } from '@meridian/wallet-address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstSettings } from '../core/firstSettings.ts';
import * as act from '../../test/actions.ts';
import { intent, usdt, wallet } from '../../test/actions.ts';
import { openTestSandbox, type TestUser, type TestSandbox } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

const addressOf = (index: number) => writeWalletAddress('tron', new Uint8Array(20).fill(index));
const [first, second, third] = [wallet, addressOf(2), addressOf(3)] as const;
const system = 'usdt-trc20';

const save = ({ api }: TestUser, address: string, name?: string | null, of = system) =>
  unwrap(
    api.POST('/user-data/wallets', {
      body: { system: of, address, ...(name !== undefined && { name }) },
    }),
  );
const change = ({ api }: TestUser, id: string, body: Schema<'WalletChange'>) =>
  unwrap(api.PATCH('/user-data/wallets/{id}', { params: { path: { id } }, body }));
const remove = ({ api }: TestUser, id: string) =>
  unwrap(api.DELETE('/user-data/wallets/{id}', { params: { path: { id } } }));
const read = ({ api }: TestUser) => unwrap(api.GET('/user-data/wallets'));
const update = ({ api }: TestUser, wallets: Schema<'WalletsUpdate'>['wallets']) =>
  unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets } }));
const refusal = (fields: Readonly<Record<string, string>>) =>
  problem('validation_failed', { status: 422, fields });
const addressesOf = async (user: TestUser) => (await read(user)).several!.items.map(({ address }) => address);

const request = ({ api }: TestUser, to: string) =>
  unwrap(
    api.POST('/funds/payments/request', {
      params: { header: intent() },
      body: { system, wallet: to, amount: usdt('50') },
    }),
  );

test('several wallets are saved in one currency and network, and an old client sees the first', async () => {
  const user = await sandbox.confirmed();
  await save(user, first);
  const made = await save(user, ` tron:${second}?amount=1`, ' Exchange ');
  expect(made).toMatchObject({ system, address: second, name: 'Exchange', usableDate: null });
  await save(user, addressOf(4), 'TRX', 'trx');
  expect(await read(user)).toMatchObject({
    wallets: { [system]: first, trx: addressOf(4) },
    names: { trx: 'TRX' },
    several: {
      items: [
        { system: 'trx', name: 'TRX' },
        { system, address: first, name: null },
        { id: made.id, address: second },
      ],
      maximum: firstSettings.walletsPerSystem,
      onlyThese: { on: false, offDate: null },
    },
  });
});

test('an old client changes and removes the first wallet; the others stay', async () => {
  const user = await sandbox.confirmed();
  await save(user, first, 'Ledger');
  await save(user, second, 'Exchange');
  await expect(update(user, { [system]: second })).rejects.toEqual(
    refusal({ [`wallets.${system}`]: 'already_registered' }),
  );
  await expect(
    unwrap(user.api.PATCH('/user-data/wallets/names', { body: { names: { [system]: 'exchange' } } })),
  ).rejects.toEqual(refusal({ [`names.${system}`]: 'already_registered' }));
  await update(user, { [system]: third });
  expect(await addressesOf(user)).toEqual([third, second]);
  const { wallets, names } = await update(user, { [system]: null });
  expect([wallets, names]).toEqual([{ [system]: second }, { [system]: 'Exchange' }]);
});

test.each<[string, string, string | null | undefined, Readonly<Record<string, string>>]>([
  ['without a name', second, undefined, { name: 'required' }],
  ['with an empty name', second, '  ', { name: 'required' }],
  ['with the name of another', second, ' LEDGER', { name: 'already_registered' }],
  ['with a name of 31 characters', second, 'x'.repeat(31), { name: 'too_long' }],
  [
    'that is saved already, in another spelling',
    `tron:${first}`,
    'Exchange',
    { address: 'already_registered' },
  ],
  ['with a wrong address', `${second.slice(0, -1)}1`, 'Exchange', { address: 'wallet_address_invalid' }],
])('a second wallet %s is refused', async (_what, address, name, fields) => {
  const user = await sandbox.confirmed();
  await save(user, first, 'Ledger');
  await expect(save(user, address, name)).rejects.toEqual(refusal(fields));
  expect(await addressesOf(user)).toEqual([first]);
});

test('a wallet is added only in a system that takes withdrawals, and to the maximum of each', async () => {
  const user = await sandbox.confirmed();
  await expect(save(user, first, 'Ledger', 'nothing')).rejects.toEqual(refusal({ system: 'unknown_value' }));
  for (let index = 1; index <= firstSettings.walletsPerSystem; index += 1)
    await save(user, addressOf(index), `Wallet ${index}`);
  await expect(save(user, addressOf(200), 'One more')).rejects.toEqual(
    problem('wallet_limit_reached', { status: 409 }),
  );
  await save(user, first, 'One more', 'trx');
});

test('a name is changed without a confirmation, an address and a removal need one', async () => {
  const user = await sandbox.confirmed();
  const { id } = await save(user, first, 'Ledger');
  await save(user, second, 'Exchange');
  await sandbox.control('/clock/advance', { seconds: firstSettings.confirmationSeconds });
  expect(await change(user, id, { name: 'Cold' })).toMatchObject({ name: 'Cold', address: first });
  await expect(change(user, id, { name: 'EXCHANGE' })).rejects.toEqual(
    refusal({ name: 'already_registered' }),
  );
  await expect(change(user, id, { name: null })).rejects.toEqual(refusal({ name: 'required' }));
  const unconfirmed = problem('confirmation_required', { status: 403 });
  await expect(change(user, id, { address: third })).rejects.toEqual(unconfirmed);
  await expect(save(user, third, 'Third')).rejects.toEqual(unconfirmed);
  await expect(remove(user, id)).rejects.toEqual(unconfirmed);
  await sandbox.confirmSession(user);
  expect(await change(user, id, { address: third })).toMatchObject({ name: 'Cold', address: third });
  await expect(change(user, id, { address: second })).rejects.toEqual(
    refusal({ address: 'already_registered' }),
  );
  await remove(user, id);
  await expect(remove(user, id)).rejects.toEqual(problem('not_found', { status: 404 }));
  expect(await addressesOf(user)).toEqual([second]);
});

test('each change is told, and a name is only in the history', async () => {
  const user = await sandbox.confirmed();
  const { id } = await save(user, first);
  await change(user, id, { name: 'Ledger' });
  await change(user, id, { address: first });
  await change(user, id, { address: second });
  await remove(user, id);
  const events = await unwrap(user.api.GET('/user/security-events', { params: { query: { limit: 50 } } }));
  const kinds = events.items.map(({ kind }) => kind).filter((kind) => kind.startsWith('wallet'));
  expect(kinds).toEqual(['wallet_removed', 'wallet_changed', 'wallet_renamed', 'wallet_added']);
  const notices = await unwrap(user.api.GET('/notification', { params: { query: { page: 1, limit: 20 } } }));
  expect(notices.items.filter(({ title }) => title.startsWith('Wallet'))).toHaveLength(3);
  const outbox = await sandbox.control(`/outbox?login=${user.login}`);
  const { items }: { items: { purpose: string; text: string }[] } = JSON.parse(await outbox.text());
  const letters = items.filter(({ purpose }) => purpose === 'change').map(({ text }) => text);
  expect(letters.filter((text) => text.includes('Wallet added'))).toHaveLength(2);
  expect(letters.find((text) => text.includes('Wallet added'))).toContain('undo it and set a new password');
});

test('a withdrawal goes to each saved wallet; one on its way keeps an address that is removed', async () => {
  const user = await sandbox.funded('1000');
  await save(user, first, 'Ledger');
  const { id } = await save(user, second, 'Exchange');
  await expect(request(user, third)).rejects.toEqual(refusal({ wallet: 'no_withdrawal_wallet' }));
  const asked = await request(user, second);
  const made = await act.confirmWithdrawal(user.api, asked.id, await sandbox.lastCode(user.login));
  await remove(user, id);
  const { id: withdrawal } = made;
  await sandbox.control(`/withdrawals/${withdrawal}/settle`, {});
  const sent = await unwrap(user.api.GET('/funds/payments/{id}', { params: { path: { id: withdrawal } } }));
  expect(sent).toMatchObject({ status: 'successful', wallet: second });
  await expect(request(user, second)).rejects.toEqual(refusal({ wallet: 'no_withdrawal_wallet' }));
});

test('a code that was sent before its wallet was removed confirms nothing', async () => {
  const user = await sandbox.funded('1000');
  await save(user, first, 'Ledger');
  const { id } = await save(user, second, 'Exchange');
  const asked = await request(user, second);
  const code = await sandbox.lastCode(user.login);
  await remove(user, id);
  await expect(act.confirmWithdrawal(user.api, asked.id, code)).rejects.toEqual(
    problem('no_withdrawal_wallet', { status: 403 }),
  );
  expect((await act.balanceIn(user.api)).available.amount).toBe('1000.000000');
});

describe('while the owner has switched several wallets off', () => {
  let user: TestUser;
  let ids: readonly string[];
  beforeAll(async () => {
    user = await sandbox.funded('1000');
    ids = [(await save(user, first, 'Ledger')).id, (await save(user, second, 'Exchange')).id];
    await unwrap(user.api.PATCH('/user/protection/wallets', { body: { on: true } }));
    await sandbox.control('/capabilities', { severalWallets: false });
  });
  afterAll(() => sandbox.control('/capabilities', { severalWallets: true }));

  test('there is one, as before, and withdrawals go only to it', async () => {
    expect(await read(user)).toEqual({
      wallets: { [system]: first },
      waiting: {},
      names: { [system]: 'Ledger' },
    });
    expect(await unwrap(user.api.GET('/user/protection'))).not.toHaveProperty('onlyTheseWallets');
    await expect(request(user, second)).rejects.toEqual(refusal({ wallet: 'no_withdrawal_wallet' }));
    await request(user, first);
  });

  test('the calls for several are refused, and nothing keeps the one from being changed', async () => {
    const off = problem('capability_off', { status: 403 });
    await expect(save(user, third, 'Third')).rejects.toEqual(off);
    await expect(change(user, ids[0]!, { name: 'Third' })).rejects.toEqual(off);
    await expect(remove(user, ids[0]!)).rejects.toEqual(off);
    await expect(unwrap(user.api.PATCH('/user/protection/wallets', { body: { on: false } }))).rejects.toEqual(
      off,
    );
    await sandbox.confirmSession(user);
    // Also to the address of a wallet that is hidden.
    expect((await update(user, { [system]: second })).wallets).toEqual({ [system]: second });
    await sandbox.control('/capabilities', { severalWallets: true });
    expect((await read(user)).several!.items.map(({ id }) => id)).toEqual([ids[0]]);
  });
});

describe('each wallet', () => {
  let waiting: TestSandbox;
  beforeAll(async () => {
    waiting = await openTestSandbox();
    await waiting.control('/new-wallets', { hours: 24 });
  });
  afterAll(() => waiting.close());

  test('waits by itself, from when it was added or its address changed', async () => {
    const user = await waiting.funded('1000');
    const { id, usableDate } = await save(user, first, 'Ledger');
    await waiting.control('/clock/advance', { seconds: 12 * 3600 });
    await waiting.confirmSession(user);
    const later = await save(user, second, 'Exchange');
    expect(Date.parse(later.usableDate!) - Date.parse(usableDate!)).toBe(12 * 3_600_000);
    expect((await change(user, id, { name: 'Cold' })).usableDate).toBe(usableDate);
    await waiting.control('/clock/advance', { seconds: 12 * 3600 });
    await request(user, first);
    await expect(request(user, second)).rejects.toEqual(
      problem('wallet_waits', { status: 409, usableDate: later.usableDate! }),
    );
    await waiting.confirmSession(user);
    const moved = await change(user, id, { address: third });
    expect(Date.parse(moved.usableDate!) - Date.parse(usableDate!)).toBe(24 * 3_600_000);
    await expect(request(user, third)).rejects.toEqual(problem('wallet_waits'));
  });
});
