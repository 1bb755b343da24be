import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/openDatabase.ts';
import { investor, refill } from '../database/schema.ts';
import { findViolation } from '../database/violation.ts';
import { createRefill } from '../refill/refills.ts';
import { DEMO } from '../seed/seed.ts';
import * as act from '../../test/actions.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { openSeededDatabase } from '../../test/seededDatabase.ts';
import { read, write } from '../transaction/TransactionContext.ts';
import { findResponse, type Intent, storeResponse, storeKey } from './idempotency.ts';

let database: Database;
let investorId: string;
beforeAll(async () => {
  database = await openSeededDatabase();
  const [demo] = await database.read((tx) =>
    tx.select().from(investor).where(eq(investor.login, DEMO.login)),
  );
  investorId = demo!.id;
});
afterAll(() => database.close());

const intentOf = (key: string, amount = '100'): Intent => ({
  investorId,
  key,
  operation: 'createRefill',
  request: { body: { amount } },
});
const keep = (intent: Intent, response: string) =>
  write(database, (context) => storeResponse(context, intent, { status: 201, body: { response } }));
const heard = (intent: Intent) => read(database, (context) => findResponse(context, intent));

/** The constraint violation of a task. */
const refusalOf = (task: Promise<void>) =>
  task.then(
    () => undefined,
    (error: unknown) => findViolation(error),
  );

test('the primary key rejects a second response under the same key', async () => {
  const intent = intentOf('answered-twice');
  await keep(intent, 'first');
  expect(await refusalOf(keep(intent, 'second'))).toEqual({ code: '23505', constraint: 'idempotency_once' });
  expect(await heard(intent)).toMatchObject({ status: 201, body: { response: 'first' } });
});

test('a key bound by a refusal accepts the response of its own request only', async () => {
  const intent = intentOf('refused-at-first');
  await write(database, (context) => storeKey(context, intent));
  expect(await heard(intent)).toBeUndefined();
  expect(await refusalOf(keep(intentOf('refused-at-first', '200'), 'of another'))).toMatchObject({
    constraint: 'idempotency_once',
  });
  await keep(intent, 'own');
  expect(await heard(intent)).toMatchObject({ status: 201, body: { response: 'own' } });
});

test('of two unlocked calls under one key, one is rolled back and gets the other’s response', async () => {
  const body = { system: 'usdt-trc20', amount: act.usdt('123.45') };
  const intent: Intent = {
    investorId,
    key: 'two-without-a-lock',
    operation: 'createRefill',
    request: { body },
  };
  let attempts = 0;
  const { promise: bothHaveLooked, resolve } = Promise.withResolvers<void>();
  const confirm = () =>
    write(database, async (context) => {
      const before = await findResponse(context, intent);
      attempts += 1;
      if (attempts === 2) resolve();
      await bothHaveLooked;
      if (before) return before;
      const { id } = await createRefill(context, investorId, body);
      const response = { status: 201, body: { id } };
      await storeResponse(context, intent, response);
      return response;
    });
  const [one, other] = await Promise.all([confirm(), confirm()]);
  expect(other.body).toEqual(one.body);
  expect(attempts).toBe(3);
  const made = await database.read((tx) =>
    tx
      .select({ id: refill.id })
      .from(refill)
      .where(and(eq(refill.investorId, investorId), eq(refill.requested, '123.45'))),
  );
  expect(made).toEqual([one.body]);
});

describe('over HTTP', () => {
  const sandbox = sharedSandbox();

  test.each([
    ['in another order', '{"amount":{"currency":"USDT","amount":"100"},"system":"usdt-trc20"}'],
    ['with 100.0 for 100', '{"system":"usdt-trc20","amount":{"amount":"100.0","currency":"USDT"}}'],
  ])(
    'the same fields %s are the same intent, and the response says that it is replayed',
    async (_how, again) => {
      const { token } = await sandbox.confirmed();
      const headers = {
        ...act.intent(),
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      };
      const send = async (body: string) => {
        const response = await fetch(`${sandbox.url}/api/funds/refills`, { method: 'POST', headers, body });
        const replayed = response.headers.get('idempotency-replayed');
        return { status: response.status, replayed, body: await response.json() };
      };
      const made = await send('{"system":"usdt-trc20","amount":{"amount":"100","currency":"USDT"}}');
      expect(made).toMatchObject({ status: 201, replayed: null });
      expect(await send(again)).toEqual({ ...made, replayed: 'true' });
      expect(await send(again.replace('100', '1000'))).toMatchObject({
        status: 409,
        replayed: null,
        body: { code: 'idempotency_key_reused' },
      });
    },
  );

  test('an id in capitals in the path is the same intent and gets the first response', async () => {
    const { api } = await sandbox.funded('1000');
    const open = () => act.invest(api, '100');
    const [one, other] = [await open(), await open()];
    const header = act.intent();
    const close = (id: string) => act.closeDeposit(api, id, header);
    const closed = await close(one.id);
    expect(await close(one.id.toUpperCase())).toEqual(closed);
    await expect(close(other.id)).rejects.toEqual(problem('idempotency_key_reused'));
  });

  test('an id in capitals in the body is the same intent', async () => {
    const { api, login } = await sandbox.funded('1000');
    await act.addWallet(api);
    const { id } = await act.requestWithdrawal(api, '50');
    const code = await sandbox.lastCode(login);
    const header = act.intent();
    const validate = (requestId: string) => act.confirmWithdrawal(api, requestId, code, header);
    const made = await validate(id.toUpperCase());
    expect(await validate(id)).toEqual(made);
    await expect(validate(randomUUID())).rejects.toEqual(problem('idempotency_key_reused'));
  });
});
