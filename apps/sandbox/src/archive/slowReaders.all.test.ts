import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../test/openTestSandbox.ts';
import { makeSeededPlace } from '../../test/seededDatabase.ts';
import { type ServerProcess, startServerProcess } from '../../test/serverProcess.ts';
import { openDatabase } from '../database/openDatabase.ts';

/** Bytes of each archive, without its smaller lists. Many times what the buffers of a connection hold. */
const archiveBytes = 60_000_000;
const rows = 15_000;
const readers = 10;
const mostGrowth = 150_000_000;

let prepared: TestSandbox;
let server: ServerProcess;
let tokens: readonly string[];
beforeAll(async () => {
  const { place } = await makeSeededPlace();
  prepared = await openTestSandbox({ database: await openDatabase(place) });
  const people = [await prepared.confirmed(), await prepared.confirmed()];
  for (const { login } of people)
    await prepared.database.write((tx) =>
      tx.execute(sql`
        insert into notification (id, investor_id, at, topic, title, text)
        select gen_random_uuid(), (select id from investor where login = ${login}), sandbox_now(), 'news',
          '{"en": "", "ru": ""}', jsonb_build_object('en', repeat('x', ${archiveBytes / rows / 2}::int), 'ru', '')
        from generate_series(1, ${rows}::int)`),
    );
  tokens = people.map(({ token }) => token);
  server = await startServerProcess(place);
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await prepared?.close();
});

const start = (token: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
    get(`${server.url}/api/user/data`, { headers, agent: false }, resolve).on('error', reject);
  });

/** Reads an archive at full speed and returns its size. */
async function readAll(token: string): Promise<number> {
  let size = 0;
  for await (const chunk of await start(token)) size += chunk.length;
  return size;
}

test('ten people who read their archive at a kilobyte a second take no memory for what they have not read', async () => {
  const [slow = '', fast = ''] = tokens;
  expect(await readAll(fast)).toBeGreaterThan(archiveBytes);
  const before = await server.memory();
  const responses = await Promise.all(Array.from({ length: readers }, () => start(slow)));
  const timer = setInterval(() => {
    for (const response of responses) response.read(1_000);
  }, 1_000);
  // Meanwhile the server has time for two whole archives.
  for (let download = 0; download < 2; download += 1)
    expect(await readAll(fast)).toBeGreaterThan(archiveBytes);
  const growth = (await server.memory()) - before;
  clearInterval(timer);
  for (const response of responses) response.destroy();
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(readers).fill(200));
  expect(growth).toBeLessThan(mostGrowth);
});
