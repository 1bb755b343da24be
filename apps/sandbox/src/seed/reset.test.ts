import { setTimeout as wait } from 'node:timers/promises';
import { unwrap } from '@meridian/api-client';
import { beforeAll, expect, test } from 'vitest';
import { apiAt } from '../testing/apiAt.ts';
import { seenOfSeed } from '../testing/crowd/seenOfSeed.ts';
import { serversOfFile } from '../testing/crowd/serversOfFile.ts';
import { intent, usdt } from '../testing/actions.ts';
import { DEMO } from './seed.ts';

const servers = serversOfFile();

let seed: Awaited<ReturnType<typeof seenOfSeed>>;
beforeAll(async () => {
  seed = await seenOfSeed(servers.urls()[0]!);
});

test('while one server resets the database the other answers 503 or what is whole, and then both have the seed', async () => {
  const [resetting, other] = servers.urls() as [string, string];
  const before = await seenOfSeed(other);
  const { refreshToken } = await unwrap(servers.api(null).POST('/auth/login', { body: { ...DEMO } }));
  const api = apiAt(other, refreshToken);
  const over = new AbortController();
  const reset = fetch(`${resetting}/sandbox/reset`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  }).finally(() => over.abort());
  const looking = Array.from({ length: 2 }, async () => {
    const answers: typeof before = [];
    while (!over.signal.aborted) answers.push(...(await seenOfSeed(other)));
    return answers;
  });
  const asked = new Set<number>();
  while (!over.signal.aborted) {
    const { response } = await api.POST('/funds/refills', {
      params: { header: intent() },
      body: { system: 'usdt-trc20', amount: usdt('100') },
    });
    asked.add(response.status);
  }
  const answers = (await Promise.all(looking)).flat();
  expect((await reset).status).toBe(200);
  // So many refills may wait, and whoever signed in before the reset is signed in no more.
  expect([201, 401, 429, 503]).toEqual(expect.arrayContaining([...asked]));
  for (const url of servers.urls()) expect(await seenOfSeed(url)).toEqual(seed);

  const whole = [...before, ...seed];
  for (const answer of answers) {
    if (answer.status === 200) expect(whole).toContainEqual(answer);
    else expect([401, 503]).toContain(answer.status);
  }
  expect(answers.some(({ path, status }) => path === '/auth/login' && status === 503)).toBe(true);
  expect(answers.some(({ path, status }) => path === '/auth/login' && status === 401)).toBe(false);
}, 120_000);

/** Asks until it is answered so. */
async function whenItIs(url: string, expected: string): Promise<void> {
  for (;;) {
    const { status }: { status: string } = JSON.parse(await (await fetch(`${url}/readyz`)).text());
    if (status === expected) return;
    await wait(20);
  }
}

test('what a server that is killed in the middle of a reset leaves half sown, the other sows anew', async () => {
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
  expect(await seenOfSeed(other)).toEqual(seed);
  await servers.replace(0);
}, 120_000);

test('both servers that are asked to reset at once answer that they have', async () => {
  const reset = async (url: string) => {
    const answer = await fetch(`${url}/sandbox/reset`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    return answer.status;
  };
  for (let round = 0; round < 2; round += 1) {
    expect(await Promise.all(servers.urls().map(reset))).toEqual([200, 200]);
  }
  for (const url of servers.urls()) expect(await seenOfSeed(url)).toEqual(seed);
}, 120_000);
