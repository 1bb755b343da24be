import { unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { DEMO } from '../src/seed/seed.ts';
import * as act from './actions.ts';
import { startServers } from './concurrency/servers.ts';
import { makeSeededPlace } from './seededDatabase.ts';
import { sharedFixture } from './sharedFixture.ts';
import { unwrapSession } from './unwrapSession.ts';

/** Two processes on one database. */
const servers = sharedFixture(
  async () => startServers((await makeSeededPlace()).place, 2),
  ({ close }) => close(),
);

test('refills requested from several servers are listed in order, also with a stopped clock', async () => {
  const { refreshToken } = await unwrapSession(servers.api(null).POST('/auth/login', { body: { ...DEMO } }));
  const made: string[] = [];
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const { id } = await unwrap(
        servers.api(refreshToken).POST('/funds/refills', {
          params: { header: act.intent() },
          body: { system: 'usdt-trc20', amount: act.usdt('100') },
        }),
      );
      made.push(id);
    }
  };
  // The servers alternate; the first one has made one more.
  await ask(1);
  servers.api(null);
  await ask(9);
  await servers.kill(0);
  await servers.replace(0);
  await ask(10);
  const { items } = await unwrap(
    servers.api(refreshToken).GET('/funds/refills', { params: { query: { limit: 100 } } }),
  );
  const dates = new Set(items.filter(({ id }) => made.includes(id)).map(({ creationDate }) => creationDate));
  expect(dates.size).toBe(1);
  expect(items.map(({ id }) => id).filter((id) => made.includes(id))).toEqual(made.toReversed());
});
