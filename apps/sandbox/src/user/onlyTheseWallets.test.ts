import { type Schema, unwrap } from '@meridian/api-client';
import { writeWalletAddress } from '@meridian/wallet-address';
import { expect, test } from 'vitest';
import { firstSettings } from '../core/firstSettings.ts';
import * as act from '../../test/actions.ts';
import { wallet } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

const system = 'usdt-trc20';
const other = writeWalletAddress('tron', new Uint8Array(20).fill(7));
const delay = firstSettings.protection.limitRaiseHours * 3600;

const set = async ({ api }: TestUser, on: boolean): Promise<Schema<'OnlyTheseWallets'> | undefined> =>
  (await unwrap(api.PATCH('/user/protection/wallets', { body: { on } }))).onlyTheseWallets;
const save = ({ api }: TestUser, address = other) =>
  unwrap(api.POST('/user-data/wallets', { body: { system, address, name: 'Other' } }));
const readState = async ({ api }: TestUser) =>
  (await unwrap(api.GET('/user-data/wallets'))).several!.onlyThese;

async function withWallet(): Promise<TestUser & { readonly id: string }> {
  const user = await sandbox.funded('1000');
  const body = { system, address: wallet, name: 'Ledger' };
  const { id } = await unwrap(user.api.POST('/user-data/wallets', { body }));
  return { ...user, id };
}

const change = ({ api, id }: TestUser & { readonly id: string }, body: Schema<'WalletChange'>) =>
  unwrap(api.PATCH('/user-data/wallets/{id}', { params: { path: { id } }, body }));

test('at once and without a confirmation no wallet is added and no address changed', async () => {
  const user = await withWallet();
  await sandbox.control('/clock/advance', { seconds: firstSettings.confirmationSeconds });
  expect(await set(user, true)).toEqual({ on: true, offDate: null });
  expect(await readState(user)).toEqual({ on: true, offDate: null });
  await sandbox.confirmSession(user);
  const refusal = problem('only_these_wallets', { status: 409 });
  await expect(save(user)).rejects.toEqual(refusal);
  await expect(change(user, { address: other })).rejects.toEqual(refusal);
  await expect(act.addWallet(user.api, other)).rejects.toEqual(refusal);
  await expect(
    unwrap(user.api.PATCH('/user-data/wallets/update', { body: { wallets: { trx: other } } })),
  ).rejects.toEqual(refusal);
});

test('the same address, a name, a removal and a withdrawal go on', async () => {
  const user = await withWallet();
  await set(user, true);
  await act.addWallet(user.api, wallet);
  expect(await change(user, { address: wallet, name: 'Cold' })).toMatchObject({ name: 'Cold' });
  await act.requestWithdrawal(user.api, '50');
  await unwrap(user.api.DELETE('/user-data/wallets/{id}', { params: { path: { id: user.id } } }));
  await expect(save(user, wallet)).rejects.toEqual(problem('only_these_wallets'));
});

test('it ends a day after that was asked for in a confirmed session, unless it is switched on again', async () => {
  const user = await withWallet();
  await set(user, true);
  await sandbox.control('/clock/advance', { seconds: firstSettings.confirmationSeconds });
  await expect(set(user, false)).rejects.toEqual(problem('confirmation_required', { status: 403 }));
  await sandbox.confirmSession(user);
  const pending = await set(user, false);
  expect(pending).toEqual({ on: true, offDate: expect.any(String) });
  // Asked again, it does not wait longer.
  await sandbox.control('/clock/advance', { seconds: 60 });
  expect(await set(user, false)).toEqual(pending);
  await expect(save(user)).rejects.toEqual(
    problem('only_these_wallets', { status: 409, until: pending!.offDate! }),
  );
  expect(await set(user, true)).toEqual({ on: true, offDate: null });
  await sandbox.control('/clock/advance', { seconds: delay });
  await sandbox.confirmSession(user);
  expect(await readState(user)).toEqual({ on: true, offDate: null });

  await set(user, false);
  await sandbox.control('/clock/advance', { seconds: delay - 1 });
  await sandbox.confirmSession(user);
  await expect(save(user)).rejects.toEqual(problem('only_these_wallets'));
  await sandbox.control('/clock/advance', { seconds: 1 });
  expect(await readState(user)).toEqual({ on: false, offDate: null });
  await save(user);
  // Off already: nothing waits.
  expect(await set(user, false)).toEqual({ on: false, offDate: null });
});

test('each change is told once, with what to do if it was somebody else', async () => {
  const user = await withWallet();
  for (const on of [true, true, false, false, true]) await set(user, on);
  const { items } = await unwrap(user.api.GET('/user/security-events', { params: { query: { limit: 20 } } }));
  expect(items.filter(({ kind }) => kind === 'only_these_wallets_changed')).toHaveLength(3);
  const outbox = await sandbox.control(`/outbox?login=${user.login}`);
  const sent: { items: { purpose: string; text: string }[] } = JSON.parse(await outbox.text());
  const letters = sent.items.filter(({ text }) => text.includes('wallets can be added and changed again'));
  expect(letters).toHaveLength(2);
  for (const { text } of letters) expect(text).toContain('If it was you, do nothing. If not, ');
});

test('without the protection nothing is refused', async () => {
  const user = await withWallet();
  await set(user, true);
  await sandbox.control('/capabilities', { protection: false });
  try {
    expect(await readState(user)).toBeNull();
    await save(user);
    await expect(set(user, false)).rejects.toEqual(problem('capability_off', { status: 403 }));
  } finally {
    await sandbox.control('/capabilities', { protection: true });
  }
});
