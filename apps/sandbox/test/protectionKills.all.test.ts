import { unwrap } from '@meridian/api-client';
import { writeWalletAddress } from '@meridian/wallet-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstSettings } from '../src/core/firstSettings.ts';
import * as act from './actions.ts';
import { usdt } from './actions.ts';
import { type Clients, createClients } from './concurrency/intents.ts';
import { type ServerProcesses, startServers } from './concurrency/servers.ts';
import { makeSeededPlace } from './seededDatabase.ts';

let servers: ServerProcesses;
let clients: Clients;

beforeAll(async () => {
  servers = await startServers((await makeSeededPlace()).place, 2);
  clients = createClients(servers);
});
afterAll(() => servers.close());

test('a limit and a lock hold, and no money is lost, while the servers are killed', async () => {
  const [member] = await clients.register(1);
  const { token, login } = member!;
  const settle = async (id: string) => servers.control(`/refills/${id}/settle`, {});
  await settle((await act.refill(servers.api(token), '5000')).id);
  const body = { kind: 'deposits_per_month', limit: usdt('1020') } as const;
  await unwrap(servers.api(token).PATCH('/user/protection/limits', { body }));

  const own = async () => (await servers.ledger()).investors[login]?.['USDT'];
  /** 50 deposits at once, of which some get no response. */
  const invest = () =>
    Promise.allSettled(Array.from({ length: 50 }, () => act.invest(servers.api(token), '50')));

  const first = invest();
  await servers.kill(0);
  await servers.replace(0);
  await first;
  // What was lost is asked for again, and the limit is used up.
  await invest();
  expect(await own()).toMatchObject({ available: '4000.000000', on_deposit: '1000.000000' });

  await unwrap(servers.api(token).PATCH('/user/protection/limits', { body: { ...body, limit: null } }));
  await servers.control('/clock/advance', { days: 1 });
  const second = invest();
  const lock = async (): Promise<void> => {
    const call = servers.api(token).POST('/user/protection/lock', { body: { unlockDays: 1 } });
    await unwrap(call).catch(lock);
  };
  const locking = lock();
  await servers.kill(1);
  await servers.replace(1);
  await locking;
  const atLock = await own();
  await second;
  await invest();
  expect(await own()).toEqual(atLock);
  expect(await servers.ledger()).toMatchObject({ isBalanced: true, differences: [] });
});

test('no more wallets are saved than are allowed, and none twice, while the servers are killed', async () => {
  const [member] = await clients.register(1);
  const { token } = member!;
  const addressOf = (index: number) => writeWalletAddress('tron', new Uint8Array(20).fill(index));
  const savedOf = async () =>
    (await unwrap(servers.api(token).GET('/user-data/wallets'))).several?.items ?? [];
  /** 50 wallets at once, of which some get no response. */
  const save = () =>
    Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        unwrap(
          servers.api(token).POST('/user-data/wallets', {
            body: { system: 'usdt-trc20', address: addressOf((index % 20) + 1), name: `Wallet ${index}` },
          }),
        ),
      ),
    );
  const first = save();
  await servers.kill(0);
  await servers.replace(0);
  await first;
  await save();
  const saved = await savedOf();
  expect(saved).toHaveLength(firstSettings.walletsPerSystem);
  expect(new Set(saved.map(({ address }) => address)).size).toBe(saved.length);

  const removing = Promise.allSettled(
    saved.map(({ id }) =>
      unwrap(servers.api(token).DELETE('/user-data/wallets/{id}', { params: { path: { id } } })),
    ),
  );
  await servers.kill(1);
  await servers.replace(1);
  await removing;
  // What was lost is asked for again.
  for (const { id } of await savedOf())
    await unwrap(servers.api(token).DELETE('/user-data/wallets/{id}', { params: { path: { id } } }));
  expect(await savedOf()).toEqual([]);
  expect(await servers.ledger()).toMatchObject({ isBalanced: true, differences: [] });
});
