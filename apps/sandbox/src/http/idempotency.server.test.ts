import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/openDatabase.ts';
import { investor, refill } from '../database/schema.ts';
import { createRefill } from '../refill/refills.ts';
import { DEMO } from '../seed/seed.ts';
import { usdt } from '../testing/actions.ts';
import { openSeededDatabase } from '../testing/seededDatabase.ts';
import { write } from '../work/Work.ts';
import { answeredBefore, type Intent, keepAnswer } from './idempotency.ts';

let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase();
}, 120_000);
afterAll(() => database.close());

test('of two who do the same under one key at the same time, and whom no lock keeps apart, one is undone and hears the other', async () => {
  const [demo] = await database.read((tx) =>
    tx.select().from(investor).where(eq(investor.login, DEMO.login)),
  );
  const investorId = demo!.id;
  const body = { system: 'usdt-trc20', amount: usdt('123.45') };
  const intent: Intent = {
    investorId,
    key: 'two-without-a-lock',
    operation: 'createRefill',
    request: { body },
  };
  let attempts = 0;
  const { promise: bothHaveLooked, resolve } = Promise.withResolvers<void>();
  const confirm = () =>
    write(database, async (work) => {
      const before = await answeredBefore(work, intent);
      attempts += 1;
      if (attempts === 2) resolve();
      await bothHaveLooked;
      if (before) return before;
      const { id } = await createRefill(work, investorId, body);
      const answer = { status: 201, body: { id } };
      await keepAnswer(work, intent, answer);
      return answer;
    });
  const [one, other] = await Promise.all([confirm(), confirm()]);
  expect(other).toEqual(one);
  expect(attempts).toBe(3);
  const made = await database.read((tx) =>
    tx
      .select({ id: refill.id })
      .from(refill)
      .where(and(eq(refill.investorId, investorId), eq(refill.requested, '123.45'))),
  );
  expect(made).toEqual([one.body]);
});
