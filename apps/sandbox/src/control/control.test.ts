import { unwrap } from '@meridian/api-client';
import { add, type DecimalString } from '@meridian/money';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LedgerReport } from '../ledger/checkLedger.ts';
import { intent, usdt } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import * as act from '../../test/actions.ts';

const sandbox = sharedSandbox();

describe('the control plane', () => {
  test.each([
    ['nothing', '0', 'amount_below_minimum'],
    ['too many decimals', '0.0000001', 'too_many_decimals'],
    ['a too long amount', '9'.repeat(30), 'malformed'],
  ] as const)('a transfer of %s is not credited', async (_what, amount, code) => {
    const { api } = await sandbox.confirmed();
    const { id } = await act.refill(api, '70');
    const response = await sandbox.control(`/refills/${id}/settle`, { amount });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { amount: code } });
    expect((await sandbox.control(`/refills/${id}/settle`, { amount: '0.000001' })).status).toBe(200);
  });

  test.each([
    ['an advance without a duration', '/clock/advance', {}, { days: 'required', seconds: 'required' }],
    [
      'a blank reason',
      '/refills/00000000-0000-7000-8000-000000000000/reject',
      { reason: { en: 'Soon.', ru: ' ' } },
      { 'reason.ru': 'malformed' },
    ],
    [
      'an empty message',
      '/technical-work',
      { active: true, message: { en: 'Soon.', ru: '' } },
      { 'message.ru': 'required' },
    ],
  ] as const)('%s is refused with the missing field', async (_what, path, body, errors) => {
    const response = await sandbox.control(path, body);
    expect(response.status).toBe(422);
    expect(JSON.parse(await response.text()).errors).toEqual(errors);
  });

  test('refuses a form, which another site could submit', async () => {
    const response = await fetch(`${sandbox.url}/sandbox/clock/advance`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{"days":1}',
    });
    expect(response.status).toBe(415);
  });

  test('accepts clock changes in days, seconds or both', async () => {
    const now = async () => Date.parse(JSON.parse(await (await sandbox.control('/clock')).text()).now);
    const before = await now();
    for (const body of [{ days: 1 }, { seconds: 2 }, { days: 1, seconds: 2 }])
      expect((await sandbox.control('/clock/advance', body)).status).toBe(200);
    expect((await now()) - before).toBe(2 * 86_400_000 + 4000);
  });

  test('extends a subscription to at least thirty days and never shortens it', async () => {
    const { login, api } = await sandbox.funded('100');
    const until = async (active: boolean) => {
      expect((await sandbox.control(`/investors/${login}/subscription`, { active })).status).toBe(200);
      const { subscription } = await unwrap(api.POST('/user/profile', { body: {} }));
      return subscription;
    };
    const { subscription: bought } = await unwrap(
      api.POST('/user/subscription', {
        params: { header: intent() },
        body: { option: 'year', price: usdt('96') },
      }),
    );
    expect(await until(true)).toEqual(bought);
    expect(await until(false)).toMatchObject({ active: false });
    const now = Date.parse(JSON.parse(await (await sandbox.control('/clock')).text()).now);
    const { activeUntil } = await until(true);
    expect(Date.parse(activeUntil!) - now).toBe(30 * 86_400_000);
  });

  test('shows the ledger of one investor on request, and the sums of all', async () => {
    const { login } = await sandbox.funded('100');
    const look = async (query: string): Promise<LedgerReport> =>
      JSON.parse(await (await sandbox.control(`/ledger${query}`)).text());
    const whole = await look('');
    expect(Object.keys(whole.investors).length).toBeGreaterThan(1);
    for (const name of [login, login.toUpperCase()]) {
      expect(await look(`?login=${name}`)).toEqual({
        ...whole,
        investors: { [login]: whole.investors[login] },
      });
    }
    expect(whole.investors[login]?.['USDT']?.['available']).toBe('100.000000');
    expect(await look('?login=nobodyatall')).toEqual({ ...whole, investors: {} });
  });

  test('raises an alarm after the night when a balance differs from the ledger, until it is corrected', async () => {
    const { login } = await sandbox.funded('100');
    const correct = (by: string) =>
      sandbox.database.runScript(`
        update ledger_account set balance = balance + ${by}
        where kind = 'available' and currency = 'USDT' and owner = (select id from investor where login = '${login}')
      `);
    const reconciliation = async () =>
      JSON.parse(await (await sandbox.control('/state')).text()).reconciliation;
    const alarms = () => sandbox.lines.filter(({ event }) => event === 'alarm');
    await sandbox.advance(1);
    expect((await reconciliation()).differences).toEqual([]);
    await correct('0.01');
    await sandbox.control('/clock/advance', { seconds: 60 });
    expect(alarms()).toEqual([]);
    await sandbox.advance(1);
    const { differences } = await reconciliation();
    expect(differences).toEqual([expect.stringMatching(/^[0-9a-f-]{36} USDT available$/)]);
    expect(alarms()).toEqual([{ event: 'alarm', alarm: 'ledger_differs', differences }]);
    await correct('-0.01');
    await sandbox.advance(1);
    expect((await reconciliation()).differences).toEqual([]);
    expect(alarms()).toHaveLength(1);
  });

  test('logs each call with its request id and without personal data', async () => {
    const { login } = await sandbox.confirmed();
    const response = await sandbox.control(`/investors/${login}/subscription`, { active: false });
    const requestId = response.headers.get('x-request-id');
    const line = sandbox.lines.find((one) => one.event === 'control' && one.requestId === requestId);
    expect(line).toEqual({
      event: 'control',
      requestId,
      path: '/sandbox/investors/:named/subscription',
      status: 200,
    });
  });

  test('serves its pages completely', async () => {
    const responses = await Promise.all(
      ['/sandbox', '/favicon.ico'].map((path) => fetch(`${sandbox.url}${path}`)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 204]);
  });

  test('adds confirmations to a late transfer; the last one credits it', async () => {
    const { api } = await sandbox.confirmed();
    const refill = await act.refill(api, '70');
    const required = refill.requiredConfirmations;
    const path = { id: refill.id };
    const look = () => unwrap(api.GET('/funds/refills/{id}', { params: { path } }));
    await sandbox.control(`/refills/${refill.id}/confirm`);
    expect(await look()).toMatchObject({ confirmations: 0, hash: null });
    await sandbox.control(`/refills/${refill.id}/confirm`, {});
    const seen = await look();
    expect(seen).toMatchObject({
      status: 'waiting',
      confirmations: 1,
      hash: expect.stringMatching(/^\w{64}$/),
    });
    await sandbox.control(`/refills/${refill.id}/confirm`, { confirmations: required - 2 });
    await sandbox.advance(7);
    expect(await look()).toMatchObject({ status: 'waiting', confirmations: required - 1, hash: seen.hash });
    await sandbox.control(`/refills/${refill.id}/confirm`, { confirmations: 5 });
    expect(await look()).toMatchObject({
      status: 'replenished',
      confirmations: required,
      hash: seen.hash,
      creditedAmount: usdt('70.000000'),
    });
    expect((await sandbox.control(`/refills/${refill.id}/confirm`, {})).status).toBe(409);
  });

  describe('a refill that is put on inspection', () => {
    async function inspected() {
      const { api, login } = await sandbox.confirmed();
      const refill = await act.refill(api, '70');
      const decide = async (verb: string, body: object = {}) =>
        (await sandbox.control(`/refills/${refill.id}/${verb}`, body)).status;
      expect(await decide('inspect')).toBe(200);
      const path = { id: refill.id };
      return {
        refill,
        login,
        decide,
        look: () => unwrap(api.GET('/funds/refills/{id}', { params: { path } })),
        available: async () => (await unwrap(api.GET('/user/balance'))).currencies['USDT']?.available,
      };
    }

    test('waits past its deadline and confirmations until it is settled, and is credited once', async () => {
      const { refill, login, decide, look, available } = await inspected();
      const { items } = JSON.parse(await (await sandbox.control('/refills')).text());
      expect(items).toContainEqual(
        expect.objectContaining({ id: refill.id, login, status: 'on_inspection' }),
      );
      expect(await look()).toEqual(refill);
      await sandbox.advance(7);
      expect(await look()).toEqual(refill);
      expect(await decide('inspect')).toBe(409);
      expect(await decide('confirm', { confirmations: refill.requiredConfirmations + 1 })).toBe(200);
      expect(await decide('confirm')).toBe(200);
      expect(await look()).toMatchObject({
        status: 'waiting',
        confirmations: refill.requiredConfirmations,
        creditedAmount: null,
      });
      expect(await available()).toEqual(usdt('0.000000'));
      expect(await decide('settle', { amount: '69.5' })).toBe(200);
      expect(await look()).toMatchObject({ status: 'replenished', creditedAmount: usdt('69.500000') });
      for (const verb of ['settle', 'reject', 'confirm', 'inspect']) expect(await decide(verb)).toBe(409);
      expect(await available()).toEqual(usdt('69.500000'));
      expect(await sandbox.ledger()).toMatchObject({ isBalanced: true, differences: [] });
    });

    test('can be rejected and credits nothing', async () => {
      const { decide, look, available } = await inspected();
      expect(await decide('reject', { reason: { en: 'Not yours.', ru: 'Не ваш.' } })).toBe(200);
      expect(await look()).toMatchObject({ status: 'rejected', rejectionReason: 'Not yours.' });
      expect(await decide('inspect')).toBe(409);
      expect(await available()).toEqual(usdt('0.000000'));
      expect((await sandbox.ledger()).isBalanced).toBe(true);
    });
  });

  test.each([
    ['an advance into the past', '/clock/advance', { days: -1 }, 422],
    ['a missing refill', '/refills/0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31/settle', {}, 404],
    ['an unknown investor', '/investors/nobodyatall/subscription', { active: true }, 404],
    ['a malformed refill id', '/refills/one/settle', {}, 404],
    ['a malformed withdrawal id', '/withdrawals/%00/fail', {}, 404],
    ['a missing withdrawal', '/withdrawals/00000000-0000-7000-8000-000000000000/fail', {}, 404],
    ['a malformed investor', '/verifications/a%00b/approve', {}, 404],
    ['a malformed login', '/outbox?login=%00', undefined, 422],
    ['a malformed login of the ledger', '/ledger?login=%00', undefined, 422],
    [
      'a message that cannot be stored',
      '/technical-work',
      { active: true, message: { en: '\0', ru: '' } },
      422,
    ],
    ['a too large body', '/telegram', { available: true, bot: 'a'.repeat(70_000) }, 413],
    ['an unknown path', '/nothing', undefined, 404],
    ['an unknown action', '/refills/one/lose', {}, 404],
  ] as const)('%s gets a problem document, not a 500', async (_what, path, body, status) => {
    const response = await sandbox.control(path, body);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

/** Every state with every action, and the result. */
const table = <Row extends readonly unknown[]>(
  rows: Readonly<Record<string, Readonly<Record<string, Row>>>>,
) =>
  Object.entries(rows).flatMap(([state, verbs]) =>
    Object.entries(verbs).map(([verb, row]) => [state, verb, ...row] as const),
  );

describe('refills of 70', () => {
  const refused = (status: string, credited: DecimalString) => [409, status, credited] as const;
  const replenished = refused('replenished', '70.000000');
  const rejected = refused('rejected', '0.000000');

  // How each state is reached, then the status and balance after each action.
  const comeBy: Readonly<Record<string, readonly string[]>> = {
    'that waits': [],
    'that was seen': ['confirm'],
    'on inspection': ['inspect'],
    'that is replenished': ['settle'],
    'that is rejected': ['reject'],
  };
  const waits = {
    confirm: [200, 'waiting', '0.000000'],
    inspect: [200, 'waiting', '0.000000'],
    settle: [200, 'replenished', '70.000000'],
    reject: [200, 'rejected', '0.000000'],
  } as const;
  const every = <Row>(row: Row) => ({ confirm: row, inspect: row, settle: row, reject: row });

  test.each(
    table<readonly [number, string, DecimalString]>({
      'that waits': waits,
      'that was seen': waits,
      'on inspection': { ...waits, inspect: refused('waiting', '0.000000') },
      'that is replenished': every(replenished),
      'that is rejected': every(rejected),
    }),
  )(
    'a %s refill responses “%s” with %i, then is %s, with %s credited',
    async (state, verb, response, status, credited) => {
      const { api } = await sandbox.confirmed();
      const { id } = await act.refill(api, '70');
      const decide = async (what: string) => (await sandbox.control(`/refills/${id}/${what}`, {})).status;
      for (const before of comeBy[state]!) expect(await decide(before)).toBe(200);
      expect(await decide(verb)).toBe(response);
      const found = await act.getRefill(api, id);
      const { currencies } = await unwrap(api.GET('/user/balance'));
      expect([found.status, currencies['USDT']!.available]).toEqual([status, usdt(credited)]);
    },
  );
});

describe('withdrawals of 100', () => {
  let user: TestUser;

  async function confirmedWithdrawal(): Promise<string> {
    const { api, login } = user;
    const { id: requestId } = await act.requestWithdrawal(api, '100');
    const code = await sandbox.lastCode(login);
    const { id } = await act.confirmWithdrawal(api, requestId, code);
    // Codes are sent at most once a minute.
    await sandbox.control('/clock/advance', { seconds: 60 });
    return id;
  }

  beforeAll(async () => {
    user = await sandbox.funded('10000');
    await act.addWallet(user.api);
    // Another withdrawal stays set aside: a double payout or refund would take from it.
    await confirmedWithdrawal();
  });

  const comeBy: Readonly<Record<string, readonly string[]>> = {
    pending: [],
    on_inspection: ['inspect'],
    successful: ['settle'],
    rejected: ['reject'],
    error: ['fail'],
  };
  const open = {
    inspect: [200, 'on_inspection'],
    settle: [200, 'successful'],
    reject: [200, 'rejected'],
    fail: [200, 'error'],
  } as const;
  const refused = (status: string) => {
    const row = [409, status] as const;
    return { inspect: row, settle: row, reject: row, fail: row };
  };
  // Balance and amount set aside, by status.
  const money: Readonly<Record<string, readonly [DecimalString, DecimalString]>> = {
    on_inspection: ['-100', '100'],
    successful: ['-100', '0'],
    rejected: ['0', '0'],
    error: ['0', '0'],
  };

  test.each(
    table<readonly [number, string]>({
      pending: open,
      on_inspection: { ...open, inspect: [409, 'on_inspection'] },
      successful: refused('successful'),
      rejected: refused('rejected'),
      error: refused('error'),
    }),
  )('a withdrawal that is %s responses “%s” with %i, then is %s', async (state, verb, response, status) => {
    const { api } = user;
    const balance = async () => await act.balanceIn(api);
    const before = await balance();
    const id = await confirmedWithdrawal();
    const decide = async (what: string) => (await sandbox.control(`/withdrawals/${id}/${what}`, {})).status;
    for (const what of comeBy[state]!) expect(await decide(what)).toBe(200);
    expect(await decide(verb)).toBe(response);
    const found = await unwrap(api.GET('/funds/payments/{id}', { params: { path: { id } } }));
    expect(found.status).toBe(status);
    const [available, inWithdrawal] = money[status]!;
    expect(await balance()).toMatchObject({
      available: usdt(add(before.available.amount, available)),
      inWithdrawal: usdt(add(before.inWithdrawal.amount, inWithdrawal)),
    });
  });
});
