import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { DEMO } from '../src/seed/seed.ts';
import * as act from './actions.ts';
import { apiAt } from './apiAt.ts';
import { startServers } from './concurrency/servers.ts';
import { readSeed } from './readSeed.ts';
import { makeSeededPlace } from './seededDatabase.ts';
import { sharedFixture } from './sharedFixture.ts';
import { unwrapSession } from './unwrapSession.ts';

/** Two processes on one database. */
const servers = sharedFixture(
  async () => startServers((await makeSeededPlace()).place, 2),
  ({ close }) => close(),
);

let seed: Awaited<ReturnType<typeof readSeed>>;
beforeAll(async () => {
  seed = await readSeed(servers.urls()[0]!);
});

test('during a reset by one server the other responds with 503 or complete data, then the seed', async () => {
  const [resetting, other] = servers.urls() as [string, string];
  const before = await readSeed(other);
  const { refreshToken } = await unwrapSession(servers.api(null).POST('/auth/login', { body: { ...DEMO } }));
  const api = apiAt(other, refreshToken);
  const over = new AbortController();
  const reset = fetch(`${resetting}/sandbox/reset`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  }).finally(() => over.abort());
  const look = async () => {
    const responses: typeof before = [];
    while (!over.signal.aborted) responses.push(...(await readSeed(other)));
    return responses;
  };
  const looking = look();
  const asked = new Set<number>();
  while (!over.signal.aborted) {
    const { response } = await api.POST('/funds/refills', {
      params: { header: act.intent() },
      body: { system: 'usdt-trc20', amount: act.usdt('100') },
    });
    asked.add(response.status);
  }
  const responses = await looking;
  expect((await reset).status).toBe(200);
  // The number of waiting refills is limited, and the reset ended all earlier sessions.
  expect([201, 401, 429, 503]).toEqual(expect.arrayContaining([...asked]));
  for (const url of servers.urls()) expect(await readSeed(url)).toEqual(seed);

  const whole = [...before, ...seed];
  for (const response of responses) {
    if (response.status === 200) expect(whole).toContainEqual(response);
    else expect([401, 503]).toContain(response.status);
  }
  expect(responses.some(({ path, status }) => path === '/auth/login' && status === 503)).toBe(true);
  expect(responses.some(({ path, status }) => path === '/auth/login' && status === 401)).toBe(false);
});

/** Repeats a call until it has this status. */
async function whenItIs(url: string, expected: string): Promise<void> {
  for (;;) {
    const { status }: { status: string } = JSON.parse(await (await fetch(`${url}/readyz`)).text());
    if (status === expected) return;
    await wait(20);
  }
}

test('a server finishes the reset of a killed one', async () => {
  const [resetting, other] = servers.urls() as [string, string];
  const reset = fetch(`${resetting}/sandbox/reset`, {
    method: 'POST',
    body: '{"seedSize":100000}',
    headers: { 'content-type': 'application/json' },
  }).catch(() => 'lost');
  await whenItIs(other, 'seeding');
  await servers.kill(0);
  expect(await reset).toBe('lost');
  await whenItIs(other, 'ready');
  expect(await readSeed(other)).toEqual(seed);
  await servers.replace(0);
});

test('two concurrent resets both succeed', async () => {
  const reset = async (url: string) => {
    const response = await fetch(`${url}/sandbox/reset`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    return response.status;
  };
  expect(await Promise.all(servers.urls().map(reset))).toEqual([200, 200]);
  for (const url of servers.urls()) expect(await readSeed(url)).toEqual(seed);
});
