import { type ApiClient, ApiError, unwrap } from '@meridian/api-client';
import { writeWalletAddress } from '@meridian/wallet-address';
import { expect, test } from 'vitest';
import { firstSettings } from '../src/core/firstSettings.ts';
import * as act from './actions.ts';
import { intent, usdt } from './actions.ts';
import { createClients } from './concurrency/intents.ts';
import { openServers } from './concurrency/servers.ts';
import { sharedFixture } from './sharedFixture.ts';

const servers = sharedFixture(
  () => openServers(2),
  (opened) => opened.close(),
);

const clients = createClients(servers);
const system = 'usdt-trc20';
const addressOf = (index: number) => writeWalletAddress('tron', new Uint8Array(20).fill(index));

interface Rich {
  readonly login: string;
  /** A client of another server at each call. */
  readonly api: () => ApiClient;
}

/** An investor with a wallet and 5,000 USDT. */
async function rich(): Promise<Rich> {
  const [member] = await clients.register(1);
  const { login, token } = member!;
  const api = () => servers.api(token);
  const { id } = await act.refill(api(), '5000');
  await servers.control(`/refills/${id}/settle`, {});
  return { login, api };
}

async function codeOf(login: string): Promise<string> {
  const response = await servers.control(`/outbox?login=${login}`);
  const { items }: { items: readonly { code: string | null }[] } = JSON.parse(await response.text());
  return items.find(({ code }) => code !== null)!.code!;
}

/** The codes of the refusals of calls that were made at once; undefined for a success. */
async function codesOf(calls: readonly Promise<unknown>[]): Promise<(string | undefined)[]> {
  const settled = await Promise.allSettled(calls);
  return settled.map((call) => {
    if (call.status === 'fulfilled') return undefined;
    if (call.reason instanceof ApiError) return call.reason.code;
    throw call.reason;
  });
}

const successes = (codes: readonly (string | undefined)[]) =>
  codes.filter((code) => code === undefined).length;

const fifty = (call: (index: number) => Promise<unknown>) =>
  Array.from({ length: 50 }, (_, index) => call(index));

const save = (api: ApiClient, address: string, name: string) =>
  unwrap(api.POST('/user-data/wallets', { body: { system, address, name } }));

const savedOf = async (api: ApiClient) => (await unwrap(api.GET('/user-data/wallets'))).several!.items;

test('of 50 wallets that are added at once from two servers no more are saved than are allowed', async () => {
  const { api } = await rich();
  const codes = await codesOf(fifty((index) => save(api(), addressOf(index + 1), `Wallet ${index}`)));
  expect(new Set(codes)).toEqual(new Set([undefined, 'wallet_limit_reached']));
  const saved = await savedOf(api());
  expect(saved).toHaveLength(firstSettings.walletsPerSystem);
  // One was there before.
  expect(successes(codes)).toBe(firstSettings.walletsPerSystem - 1);
});

test('of 50 wallets with one name, and of 50 with one address, one is saved', async () => {
  const { api } = await rich();
  const named = await codesOf(
    fifty((index) => save(api(), addressOf(index + 1), index % 2 ? 'Ledger' : 'LEDGER')),
  );
  expect(successes(named)).toBe(1);
  const addressed = await codesOf(fifty((index) => save(api(), addressOf(200), `Wallet ${index}`)));
  expect(successes(addressed)).toBe(1);
  expect(new Set([...named, ...addressed])).toEqual(new Set([undefined, 'validation_failed']));
  expect(await savedOf(api())).toHaveLength(3);
});

test('a wallet is removed among 50 confirmations of a withdrawal to it: one is made, or none', async () => {
  const { api, login } = await rich();
  const { id, address } = await save(api(), addressOf(1), 'Exchange');
  const body = { system, wallet: address, amount: usdt('100') };
  const asked = await unwrap(api().POST('/funds/payments/request', { params: { header: intent() }, body }));
  const code = await codeOf(login);
  const confirming = fifty(() => act.confirmWithdrawal(api(), asked.id, code));
  const outcome = codesOf(confirming);
  await unwrap(api().DELETE('/user-data/wallets/{id}', { params: { path: { id } } }));
  const atRemoval = (await servers.ledger()).investors[login];
  const made = successes(await outcome);
  expect(made).toBeLessThanOrEqual(1);
  const ledger = await servers.ledger();
  // Nothing goes to it after the response to the removal.
  expect(ledger.investors[login]).toEqual(atRemoval);
  expect(ledger.investors[login]?.['USDT']).toMatchObject(
    made === 1 ? { available: '4900.000000', in_withdrawal: '100.000000' } : { available: '5000.000000' },
  );
  expect(ledger.isBalanced).toBe(true);
  const { items } = await unwrap(api().GET('/funds/payments'));
  expect(items.map(({ wallet }) => wallet)).toEqual(made === 1 ? [address] : []);
});

test('of 50 wallets that are added at once none is saved after the response of “only to these”', async () => {
  const { api } = await rich();
  const calls = fifty((index) => save(api(), addressOf(index + 1), `Wallet ${index}`));
  const outcome = codesOf(calls);
  await Promise.race(calls);
  await unwrap(api().PATCH('/user/protection/wallets', { body: { on: true } }));
  const atOnce = await savedOf(api());
  // Some may have come before the switch, or found ten wallets.
  const refusals: unknown[] = [undefined, 'wallet_limit_reached', 'only_these_wallets'];
  expect((await outcome).filter((code) => !refusals.includes(code))).toEqual([]);
  expect(await savedOf(api())).toEqual(atOnce);
  expect(await codesOf([save(api(), addressOf(60), 'Late')])).toEqual(['only_these_wallets']);
});
