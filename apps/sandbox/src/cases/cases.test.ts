import { type Schema, unwrap } from '@meridian/api-client';
import { add, compare, type DecimalString, multiply, subtract } from '@meridian/money';
import { computeCommitment, drawPrize } from '@meridian/fair-draw';
import { describe, expect, test } from 'vitest';
import { intent, usdt } from '../../test/actions.ts';
import { goodPassword, type TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import * as act from '../../test/actions.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';

const sandbox = sharedSandbox();

const casesOf = async ({ api }: Pick<TestUser, 'api'>) => (await unwrap(api.GET('/crypto-cases/all'))).items;

async function caseNamed(user: TestUser, name: string) {
  const found = (await casesOf(user)).find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no case ${name}.`);
  return found;
}

const open = ({ api }: TestUser, id: string, confirmedPrice: Schema<'Money'> | null, key?: string) =>
  unwrap(
    api.POST('/crypto-cases/{id}/open', {
      params: { path: { id }, header: intent(key) },
      body: { confirmedPrice },
    }),
  );

/** Buys the opening that the list shows. */
const buyShown = ({ api }: TestUser, { id, price, next }: Schema<'CryptoCase'>) =>
  unwrap(
    api.POST('/crypto-cases/{id}/open', {
      params: { path: { id }, header: intent() },
      body: { confirmedPrice: price, opening: next!.opening },
    }),
  );

const limitsOf = ({ api }: TestUser) => unwrap(api.GET('/crypto-cases/limits'));

const changeLimits = ({ api }: TestUser, body: Schema<'CaseLimitsChange'>) =>
  unwrap(api.PATCH('/crypto-cases/limits', { body }));

const availableOf = async ({ api }: TestUser) => (await act.balanceIn(api)).available.amount;

const historyOf = async ({ api }: TestUser) => unwrap(api.GET('/user/case-operations'));

describe('the list of cases', () => {
  test('shows chances that sum to exactly 100 %, with the likeliest prize and the cheapest case first', async () => {
    const cases = await casesOf(await sandbox.demo());
    expect(cases.map(({ name }) => name)).toEqual(['Bronze', 'Silver', 'Gold']);
    for (const { prizes } of cases) {
      const chances = prizes.map(({ chancePercent }) => chancePercent);
      expect(compare(chances.reduce(add, '0'), '100')).toBe(0);
      expect(chances).toEqual(chances.toSorted((a, b) => compare(b, a)));
    }
  });

  test('has no case that pays more on average than it costs', async () => {
    for (const { price, prizes, attempts, expectedValue } of await casesOf(await sandbox.demo())) {
      const perAttempt = prizes.reduce<DecimalString>(
        (sum, { amount, chancePercent }) => add(sum, multiply(amount!.amount, chancePercent, 12)),
        '0',
      );
      const given = multiply(multiply(perAttempt, '0.01', 12), `${attempts}`, 12);
      expect(compare(given, price.amount)).toBe(-1);
      expect(compare(given, expectedValue.amount)).toBe(0);
    }
  });

  test('is in the requested language', async () => {
    const { token } = await sandbox.demo();
    const [bronze] = await casesOf({ api: sandbox.apiOf(token, 'ru') });
    expect(bronze).toMatchObject({
      name: 'Бронза',
      description: 'Три попытки. В каждой — один из четырёх призов.',
    });
  });
});

describe('a purchase', () => {
  test('includes the stated attempts and credits each prize at once', async () => {
    const user = await sandbox.funded('20');
    const { id, price, prizes } = await caseNamed(user, 'Bronze');
    let balance: DecimalString = '20.000000';
    for (const [index, attemptsLeft] of [2, 1, 0].entries()) {
      const opened = await open(user, id, index === 0 ? usdt('5') : null);
      const { prize, operation, charged } = opened;
      expect(prizes).toContainEqual(prize);
      expect({ charged, attemptsLeft: opened.attemptsLeft }).toEqual({
        charged: index === 0 ? price : null,
        attemptsLeft,
      });
      expect(operation.balanceBefore.amount).toBe(balance);
      balance = add(subtract(balance, charged?.amount ?? '0'), prize.amount!.amount);
      expect(operation).toMatchObject({
        case: 'Bronze',
        prize: prize.name,
        prizeAmount: prize.amount,
        balanceAfter: { amount: balance, currency: 'USDT' },
      });
      expect(await availableOf(user)).toBe(balance);
    }
    await expect(open(user, id, null)).rejects.toEqual(problem('no_attempts_left', { status: 409 }));
    expect(await availableOf(user)).toBe(balance);

    const { items, totals } = await historyOf(user);
    expect(items.map(({ balanceAfter }) => balanceAfter.amount)[0]).toBe(balance);
    expect(items).toHaveLength(3);
    const won = items.map(({ prizeAmount }) => prizeAmount!.amount).reduce(add, '0');
    expect(totals).toEqual([{ spent: usdt('5.000000'), won: usdt(won) }]);
    expect((await unwrap(user.api.GET('/user/statistics'))).earned).toEqual(usdt(won));
    const { items: operations } = await unwrap(user.api.GET('/user/operations/'));
    expect(operations.map(({ type, subject, comment }) => [type, subject, comment])).toEqual([
      ['bonus', 'case_prize', 'Bronze'],
      ['bonus', 'case_prize', 'Bronze'],
      ['bonus', 'case_prize', 'Bronze'],
      ['system', 'case_bought', 'Bronze'],
      ['system', 'refill', null],
    ]);
    expect((await sandbox.ledger()).isBalanced).toBe(true);
  });

  test('is refused at an outdated price, without money or off sale, and costs nothing', async () => {
    const user = await sandbox.funded('10');
    const { id } = await caseNamed(user, 'Bronze');
    const gold = await caseNamed(user, 'Gold');
    const silver = await caseNamed(user, 'Silver');
    expect(silver.available).toBe(false);
    const refused = (call: Promise<unknown>, code: string) => expect(call).rejects.toEqual(problem(code));
    await refused(open(user, id, usdt('4.999999')), 'conflict');
    await refused(open(user, id, { amount: '5', currency: 'TRX' }), 'conflict');
    await refused(open(user, gold.id, gold.price), 'insufficient_balance');
    await refused(open(user, silver.id, silver.price), 'case_unavailable');
    await refused(open(user, user.token.slice(0, 8), null), 'not_found');
    await refused(open(user, id, null), 'no_attempts_left');
    expect(await availableOf(user)).toBe('10.000000');
    expect(await historyOf(user)).toMatchObject({ items: [], total: 0, totals: [] });
  });

  test('gives no attempts of another case', async () => {
    const user = await sandbox.funded('55');
    const bronze = await caseNamed(user, 'Bronze');
    const gold = await caseNamed(user, 'Gold');
    await open(user, bronze.id, bronze.price);
    const before = await availableOf(user);
    await expect(open(user, gold.id, null)).rejects.toEqual(problem('no_attempts_left', { status: 409 }));
    expect(await availableOf(user)).toBe(before);
    const left = async () => [
      (await caseNamed(user, 'Bronze')).attemptsLeft,
      (await caseNamed(user, 'Gold')).attemptsLeft,
    ];
    expect(await left()).toEqual([2, 0]);
    await open(user, gold.id, gold.price);
    expect((await open(user, gold.id, null)).operation.case).toBe('Gold');
    expect(await left()).toEqual([2, 3]);
  });

  test('uses the last attempt once when two calls compete for it', async () => {
    const user = await sandbox.funded('10');
    const { id } = await caseNamed(user, 'Bronze');
    await open(user, id, usdt('5'));
    const responses = await Promise.allSettled([1, 2, 3, 4, 5].map(() => open(user, id, null)));
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await caseNamed(user, 'Bronze')).attemptsLeft).toBe(0);
  });
});

describe('attempts', () => {
  test('are limited per day; a further one reports the time to the next day and works then', async () => {
    const user = await sandbox.funded('200');
    const { id } = await caseNamed(user, 'Bronze');
    const one = async () => open(user, id, (await caseNamed(user, 'Bronze')).attemptsLeft ? null : usdt('5'));
    for (let made = 0; made < 20; made += 1) await one();
    const { now } = (await (await sandbox.control('/clock')).json()) as { now: string };
    const tomorrow = Date.parse(`${now.slice(0, 10)}T00:00:00Z`) + 86_400_000;
    const retryAfter = Math.ceil((tomorrow - Date.parse(now)) / 1000);
    await expect(one()).rejects.toEqual(problem('too_many_calls', { status: 429, retryAfter }));
    await sandbox.control('/clock/advance', { seconds: retryAfter });
    await one();
    const today = new Date(tomorrow).toISOString().slice(0, 10);
    const { total } = await unwrap(
      user.api.GET('/user/case-operations', { params: { query: { from: today, to: today } } }),
    );
    expect(total).toBe(1);
  });
});

describe('a draw', () => {
  test('can be checked: the seed matches the commitment that was shown, and gives every prize', async () => {
    const user = await sandbox.funded('20');
    const shown = await caseNamed(user, 'Bronze');
    await buyShown(user, shown);
    await open(user, shown.id, null);
    const secret = (await historyOf(user)).items.map(({ draw }) => draw?.seed);
    expect(secret).toEqual([null, null]);
    const last = await open(user, shown.id, null);
    expect(last.operation.draw?.seed).toMatch(/^[0-9a-f]{64}$/);
    const { items } = await historyOf(user);
    for (const { draw } of items) {
      const { seed, opening, attempt, prizeId, commitment } = draw!;
      expect({ opening, commitment }).toEqual(shown.next);
      expect(await computeCommitment({ seed: seed!, opening }, shown.prizes)).toBe(commitment);
      expect((await drawPrize({ seed: seed!, opening }, attempt, shown.prizes)).id).toBe(prizeId);
    }
    expect(items.map(({ draw }) => draw?.attempt)).toEqual([3, 2, 1]);
    expect(items.map(({ comment }) => comment)).toEqual([
      'Attempt 3 of 3',
      'Attempt 2 of 3',
      'Attempt 1 of 3',
    ]);
  });

  test('is committed to once per user: the same hash until it is bought, then another', async () => {
    const user = await sandbox.funded('20');
    const other = await sandbox.confirmed();
    const shown = await caseNamed(user, 'Bronze');
    expect((await caseNamed(user, 'Bronze')).next).toEqual(shown.next);
    expect((await caseNamed(other, 'Bronze')).next).not.toEqual(shown.next);
    await buyShown(user, shown);
    const after = await caseNamed(user, 'Bronze');
    expect(after.next?.commitment).not.toBe(shown.next?.commitment);
    expect((await caseNamed(user, 'Silver')).next).toBeNull();
  });

  test('of an opening that another tab has bought is refused, and costs nothing', async () => {
    const user = await sandbox.funded('20');
    const shown = await caseNamed(user, 'Bronze');
    await buyShown(user, shown);
    const before = await availableOf(user);
    await expect(buyShown(user, shown)).rejects.toEqual(problem('conflict', { status: 409 }));
    expect(await availableOf(user)).toBe(before);
  });
});

describe('own limits', () => {
  test('refuse a purchase beyond the day, and count from zero the next day', async () => {
    const user = await sandbox.funded('100');
    const { id, price } = await caseNamed(user, 'Bronze');
    await changeLimits(user, { spendPerDay: usdt('9.99') });
    await open(user, id, price);
    await expect(open(user, id, price)).rejects.toEqual(problem('case_limit_reached', { status: 409 }));
    await open(user, id, null);
    expect(await limitsOf(user)).toMatchObject({
      spendPerDay: usdt('9.990000'),
      spentToday: usdt('5.000000'),
    });
    await sandbox.advance(1);
    await open(user, id, price);
  });

  test('are lowered at once and raised a day later', async () => {
    const user = await sandbox.confirmed();
    await changeLimits(user, { spendPerDay: usdt('20') });
    const raised = await changeLimits(user, { spendPerDay: null });
    expect(raised).toMatchObject({ spendPerDay: usdt('20.000000'), pending: { spendPerDay: null } });
    // The same change again does not begin the day again.
    await sandbox.control('/clock/advance', { seconds: 3600 });
    expect((await changeLimits(user, { spendPerDay: null })).pending).toEqual(raised.pending);
    // A lower limit ends the change that waits.
    const lowered = await changeLimits(user, { spendPerDay: usdt('10') });
    expect(lowered).toMatchObject({ spendPerDay: usdt('10.000000'), pending: null });
    await changeLimits(user, { spendPerDay: usdt('50') });
    await sandbox.control('/clock/advance', { seconds: 24 * 3600 - 1 });
    expect((await limitsOf(user)).spendPerDay).toEqual(usdt('10.000000'));
    await sandbox.control('/clock/advance', { seconds: 1 });
    expect(await limitsOf(user)).toMatchObject({ spendPerDay: usdt('50.000000'), pending: null });
  });

  test('include a time-out that stops purchases, not attempts, and cannot be shortened', async () => {
    const user = await sandbox.funded('100');
    const { id, price } = await caseNamed(user, 'Bronze');
    await open(user, id, price);
    const { timeOutUntil } = await changeLimits(user, { timeOutDays: 7 });
    await expect(open(user, id, price)).rejects.toEqual(problem('case_time_out', { status: 409 }));
    await open(user, id, null);
    await expect(changeLimits(user, { timeOutDays: 1 })).rejects.toEqual(
      problem('case_time_out', { status: 409 }),
    );
    expect((await limitsOf(user)).timeOutUntil).toBe(timeOutUntil);
    await sandbox.advance(7);
    expect((await limitsOf(user)).timeOutUntil).toBeNull();
    await open(user, id, price);
  });

  test('are an amount in the default currency', async () => {
    const user = await sandbox.confirmed();
    const refused = (spendPerDay: Schema<'Money'>, fields: object) =>
      expect(changeLimits(user, { spendPerDay })).rejects.toMatchObject({ fields });
    await refused({ amount: '1', currency: 'BTC' }, { 'spendPerDay.currency': 'unknown_value' });
    await refused(usdt('-1'), { spendPerDay: 'amount_negative' });
    await refused(usdt('0.0000001'), { spendPerDay: 'too_many_decimals' });
  });
});

test('a referrer is welcomed once, on any device', async () => {
  const user = await sandbox.confirmed();
  const isWelcomed = async (token = user.token) =>
    (await unwrap(sandbox.apiOf(token).GET('/crypto-cases/all'))).welcome;
  expect(await isWelcomed()).toBe(false);
  await sandbox.confirmed({ inviter: user.login });
  expect(await isWelcomed()).toBe(true);
  await unwrap(user.api.POST('/crypto-cases/welcome'));
  await unwrap(user.api.POST('/crypto-cases/welcome'));
  const { refreshToken } = await unwrapSession(
    sandbox.guest.POST('/auth/login', { body: { login: user.login, password: goodPassword } }),
  );
  expect(await isWelcomed(refreshToken)).toBe(false);
});
