import { unwrap } from '@meridian/api-client';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashQueue } from '../src/auth/hashQueue.ts';
import { sharedSandbox } from './sharedSandbox.ts';

const sandbox = sharedSandbox();

function logIn(login: string): Promise<Response> {
  return fetch(`${sandbox.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: 'not the password 1' }),
  });
}

test('a flood of sign-ins waits without a transaction, up to 64 of them; the others get Retry-After', async () => {
  const { api } = await sandbox.demo();
  const { promise, resolve } = Promise.withResolvers<void>();
  const busy = hashQueue(() => promise);
  const refused: Response[] = [];
  const answers = Array.from({ length: 70 }, async (_, index) => {
    const answer = await logIn(`nobody${index}`);
    if (answer.status === 503) refused.push(answer);
    return answer.status;
  });
  await expect.poll(() => refused.length).toBe(6);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(6).fill('5'));
  const open = await sandbox.database.read((tx) =>
    tx
      .select({ pid: sql<number>`pid` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and state = 'idle in transaction'`),
  );
  expect(open).toEqual([]);
  expect((await unwrap(api.GET('/user/balance'))).currency).toBe('USDT');
  resolve();
  await busy;
  expect((await Promise.all(answers)).filter((status) => status === 401)).toHaveLength(64);
});
