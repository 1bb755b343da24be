import { type ApiClient, ApiError, unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import * as act from './actions.ts';
import { usdt } from './actions.ts';
import { createClients } from './concurrency/intents.ts';
import { openServers } from './concurrency/servers.ts';
import { sharedFixture } from './sharedFixture.ts';

const servers = sharedFixture(
  () => openServers(2),
  (opened) => opened.close(),
);

interface Rich {
  readonly login: string;
  /** A client of another server at each call. */
  readonly api: () => ApiClient;
}

const clients = createClients(servers);

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

const isBalanced = async () => (await servers.ledger()).isBalanced;

test('of 50 deposits at once from two servers only those within the limit are opened', async () => {
  const { api, login } = await rich();
  await unwrap(
    api().PATCH('/user/protection/limits', { body: { kind: 'deposits_per_month', limit: usdt('520') } }),
  );
  const codes = await codesOf(fifty(() => act.invest(api(), '50')));
  expect(successes(codes)).toBe(10);
  expect(new Set(codes)).toEqual(new Set([undefined, 'own_limit_reached']));
  expect((await servers.ledger()).investors[login]?.['USDT']).toMatchObject({
    available: '4500.000000',
    on_deposit: '500.000000',
  });
  expect(await isBalanced()).toBe(true);
});

test('50 confirmations at once of one withdrawal after another never exceed the limit', async () => {
  const { api, login } = await rich();
  await unwrap(
    api().PATCH('/user/protection/limits', { body: { kind: 'withdrawals_per_day', limit: usdt('250') } }),
  );
  for (const amount of ['100', '140'] as const) {
    const { id } = await act.requestWithdrawal(api(), amount);
    const code = await codeOf(login);
    const codes = await codesOf(fifty(() => act.confirmWithdrawal(api(), id, code)));
    expect(successes(codes)).toBe(1);
    // Later than the limit of codes lasts.
    await servers.control('/clock/advance', { seconds: 601 });
  }
  const codes = await codesOf(fifty(() => act.requestWithdrawal(api(), '20')));
  expect(successes(codes)).toBe(0);
  expect(codes).toContain('own_limit_reached');
  expect((await servers.ledger()).investors[login]?.['USDT']).toMatchObject({
    available: '4760.000000',
    in_withdrawal: '240.000000',
  });
});

test('a limit that is lowered after the request holds at the confirmation', async () => {
  const { api, login } = await rich();
  const { id } = await act.requestWithdrawal(api(), '100');
  const code = await codeOf(login);
  await unwrap(
    api().PATCH('/user/protection/limits', { body: { kind: 'withdrawals_per_day', limit: usdt('99') } }),
  );
  const codes = await codesOf(fifty(() => act.confirmWithdrawal(api(), id, code)));
  expect(successes(codes)).toBe(0);
});

test('nothing of 50 deposits and confirmations at once leaves after the answer of the lock', async () => {
  const { api, login } = await rich();
  const { id } = await act.requestWithdrawal(api(), '100');
  const code = await codeOf(login);
  const calls = fifty((index) =>
    index % 5 === 0 ? act.confirmWithdrawal(api(), id, code) : act.invest(api(), '50'),
  );
  const outcome = codesOf(calls);
  // Some have been carried out already, others have not.
  await Promise.race(calls);
  await unwrap(api().POST('/user/protection/lock', { body: { unlockDays: 1 } }));
  const atLock = (await servers.ledger()).investors[login];
  const codes = await outcome;
  expect(codes).toContain('account_locked');
  expect((await servers.ledger()).investors[login]).toEqual(atLock);
  expect(await isBalanced()).toBe(true);
});
