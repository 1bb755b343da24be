import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/openDatabase.ts';
import { investor } from '../database/schema.ts';
import { violationOf } from '../database/violation.ts';
import { DEMO } from '../seed/seed.ts';
import { openSeededDatabase } from '../testing/seededDatabase.ts';
import { read, write } from '../work/Work.ts';
import { answeredBefore, type Intent, keepAnswer, keepKey } from './idempotency.ts';

let database: Database;
let investorId: string;
beforeAll(async () => {
  database = await openSeededDatabase();
  const [demo] = await database.read((tx) =>
    tx.select().from(investor).where(eq(investor.login, DEMO.login)),
  );
  investorId = demo!.id;
}, 120_000);
afterAll(() => database.close());

const intentOf = (key: string, amount = '100'): Intent => ({
  investorId,
  key,
  operation: 'createRefill',
  request: { body: { amount } },
});
const keep = (intent: Intent, answer: string) =>
  write(database, (work) => keepAnswer(work, intent, { status: 201, body: { answer } }));
const heard = (intent: Intent) => read(database, (work) => answeredBefore(work, intent));

/** What the database refuses a task with. */
const refusalOf = (task: Promise<void>) =>
  task.then(
    () => undefined,
    (error: unknown) => violationOf(error),
  );

test('an answer that was kept stays: a second one of the same key is refused by the primary key', async () => {
  const intent = intentOf('answered-twice');
  await keep(intent, 'first');
  expect(await refusalOf(keep(intent, 'second'))).toEqual({ code: '23505', constraint: 'idempotency_once' });
  expect(await heard(intent)).toEqual({ status: 201, body: { answer: 'first' } });
});

test('a key that was bound by a refusal takes the answer of its own request, and of no other', async () => {
  const intent = intentOf('refused-at-first');
  await write(database, (work) => keepKey(work, intent));
  expect(await heard(intent)).toBeUndefined();
  expect(await refusalOf(keep(intentOf('refused-at-first', '200'), 'of another'))).toMatchObject({
    constraint: 'idempotency_once',
  });
  await keep(intent, 'own');
  expect(await heard(intent)).toEqual({ status: 201, body: { answer: 'own' } });
});
