import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { outbox } from '../database/schema.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { write } from '../transaction/TransactionContext.ts';

const sandbox = sharedSandbox();

const login = 'manycodes';
const recipient = 'many@example.com';

/** Writes messages directly, since rate limits prevent sending that many codes. */
const fill = (count: number) =>
  write(sandbox.database, async ({ tx, now }) => {
    const one = { at: now, method: 'email', recipient, login, purpose: 'test', text: 'A code.' } as const;
    await tx.insert(outbox).values(Array.from({ length: count }, () => ({ ...one, id: randomUUID() })));
  });

const read = async (path: string) => JSON.parse(await (await sandbox.control(path)).text());

test('a list says whether it has more rows than it shows', async () => {
  await fill(100);
  expect(await read(`/outbox?login=${login}`)).toMatchObject({ items: { length: 100 }, hasMore: false });
  await fill(1);
  expect(await read(`/outbox?login=${login}`)).toMatchObject({ items: { length: 100 }, hasMore: true });
  expect(await read('/state')).toMatchObject({
    outbox: { items: { length: 100 }, hasMore: true },
    refills: { hasMore: false },
    withdrawals: { hasMore: false },
    verifications: { hasMore: false },
  });
});
