import { unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { DEMO } from '../seed/seed.ts';
import { serversOfFile } from '../testing/crowd/serversOfFile.ts';
import { intent, usdt } from '../testing/actions.ts';

const servers = serversOfFile();

test('what one person asks of two servers and of one that is started anew is listed as it was asked, while the clock stands', async () => {
  const { refreshToken } = await unwrap(servers.api(null).POST('/auth/login', { body: { ...DEMO } }));
  const made: string[] = [];
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const { id } = await unwrap(
        servers.api(refreshToken).POST('/funds/refills', {
          params: { header: intent() },
          body: { system: 'usdt-trc20', amount: usdt('100') },
        }),
      );
      made.push(id);
    }
  };
  // Each in turn, but for the first, who has made one more by then.
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
}, 120_000);
