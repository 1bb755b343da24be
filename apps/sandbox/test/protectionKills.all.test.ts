import { unwrap } from '@meridian/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as act from './actions.ts';
import { usdt } from './actions.ts';
import { createClients } from './concurrency/intents.ts';
import { type ServerProcesses, startServers } from './concurrency/servers.ts';
import { makeSeededPlace } from './seededDatabase.ts';

let servers: ServerProcesses;

beforeAll(async () => {
  servers = await startServers((await makeSeededPlace()).place, 2);
});
afterAll(() => servers.close());

test('a limit and a lock hold, and no money is lost, while the servers are killed', async () => {
  const clients = createClients(servers);
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
