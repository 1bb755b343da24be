import { randomUUID } from 'node:crypto';
import { type Schema, unwrap } from '@meridian/api-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contractOperations } from '@meridian/contract-kit';
import { problemCodes, statusByCode } from '../http/problemCodes.ts';
import { intent } from '../../test/actions.ts';
import {
  goodPassword,
  openTestSandbox,
  type TestUser,
  type TestSandbox,
} from '../../test/openTestSandbox.ts';
import * as act from '../../test/actions.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';
import { resetTokenOf } from '../../test/resetPassword.ts';

let sandbox: TestSandbox;
let user: TestUser;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  user = await sandbox.funded('1000', { email: 'staged@example.com' });
});
afterAll(() => sandbox.close());

const nothing = Object.fromEntries(contractOperations.map(({ id }) => [id, null]));
const stage = (refusals: Readonly<Record<string, string | null>>) => sandbox.control('/refusals', refusals);
afterEach(async () => void (await stage(nothing)));

/** Token for the call that sets a new password. */
async function resetToken(): Promise<string> {
  return resetTokenOf(sandbox, { login: user.login, email: 'staged@example.com' });
}

test('every code of the catalogue belongs to some operation', () => {
  const met = new Set(contractOperations.flatMap(({ refusals }) => refusals));
  // These codes belong to no operation.
  expect(problemCodes.filter((code) => !met.has(code))).toEqual(['forbidden', 'method_not_allowed']);
});

test('every operation returns each staged code and changes nothing', async () => {
  const before = await sandbox.ledger();
  const forReset = await resetToken();
  const rounds = Math.max(...contractOperations.map(({ refusals }) => refusals.length));
  expect(rounds).toBeGreaterThan(5);
  for (let round = 0; round < rounds; round += 1) {
    const staged = contractOperations.filter(({ refusals }) => refusals.length > round);
    await stage(nothing);
    expect(
      (await stage(Object.fromEntries(staged.map((one) => [one.id, one.refusals[round]!])))).status,
    ).toBe(200);
    for (const { id, method, path, takesToken, refusals } of staged) {
      const code = refusals[round]!;
      const token = id === 'setPassword' ? forReset : user.token;
      const response = await fetch(`${sandbox.url}/api${path.replaceAll(/\{\w+\}/g, randomUUID())}`, {
        method: method.toUpperCase(),
        headers: takesToken ? { authorization: `Bearer ${token}` } : {},
      });
      const said = (await response.json()) as Schema<'Problem'>;
      expect([id, response.status, said.code]).toEqual([id, statusByCode[code], code]);
      expect(response.headers.has('retry-after')).toBe(response.status === 429 || response.status === 503);
    }
  }
  expect(await sandbox.ledger()).toEqual(before);
});

test('a staged refusal of a deposit keeps the balance, and a retry with the same key succeeds', async () => {
  const header = intent();
  const make = () => act.invest(user.api, '100', {}, header);
  const available = async () =>
    (await unwrap(user.api.GET('/user/balance'))).currencies['USDT']?.available.amount;

  await stage({ createDeposit: 'deposit_creation_error' });
  await expect(make()).rejects.toMatchObject({ code: 'deposit_creation_error', status: 409 });
  expect(await available()).toBe('1000.000000');
  await stage({ createDeposit: null });
  await make();
  expect(await available()).toBe('900.000000');
});

test('ending one staged refusal keeps the others', async () => {
  await stage({ requestWithdrawal: 'code_sending_error', logIn: 'too_many_calls' });
  await stage({ logIn: null });
  await unwrapSession(
    sandbox.guest.POST('/auth/login', { body: { login: user.login, password: goodPassword } }),
  );
  const { staged } = (await (await sandbox.control('/refusals')).json()) as { staged: object };
  expect(staged).toEqual({ requestWithdrawal: 'code_sending_error' });
});

test.each([
  ['of another operation', { createDeposit: 'codes_do_not_match' }],
  ['that does not exist', { createDeposit: 'bad_luck' }],
  ['of an unknown operation', { nothing: 'unexpected_error' }],
])('a code %s cannot be staged', async (_what, refusals) => {
  expect((await stage(refusals)).status).toBe(422);
  const { staged } = (await (await sandbox.control('/refusals')).json()) as { staged: object };
  expect(staged).toEqual({});
});
