import { type Schema, unwrap } from '@meridian/api-client';
import { add, compare, type DecimalString, multiply, subtract } from '@meridian/money';
import { describe, expect, test } from 'vitest';
import { intent, usdt } from '../testing/actions.ts';
import { type Person } from '../testing/openTestSandbox.ts';
import { problem } from '../testing/problem.ts';
import { sharedSandbox } from '../testing/sharedSandbox.ts';
import * as act from '../testing/actions.ts';

const sandbox = sharedSandbox();

const casesOf = async ({ api }: Pick<Person, 'api'>) => (await unwrap(api.GET('/crypto-cases/all'))).items;

async function caseNamed(person: Person, name: string) {
  const found = (await casesOf(person)).find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no case ${name}.`);
  return found;
}

const open = ({ api }: Person, id: string, confirmedPrice: Schema<'Money'> | null, key?: string) =>
  unwrap(
    api.POST('/crypto-cases/{id}/open', {
      params: { path: { id }, header: intent(key) },
      body: { confirmedPrice },
    }),
  );

const availableOf = async ({ api }: Person) => (await act.balanceIn(api)).available.amount;

const historyOf = async ({ api }: Person) => unwrap(api.GET('/user/case-operations'));

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
    for (const { price, prizes, attempts } of await casesOf(await sandbox.demo())) {
      const perAttempt = prizes.reduce<DecimalString>(
        (sum, { amount, chancePercent }) => add(sum, multiply(amount!.amount, chancePercent, 12)),
        '0',
      );
      const given = multiply(multiply(perAttempt, '0.01', 12), `${attempts}`, 12);
      expect(compare(given, price.amount)).toBe(-1);
    }
  });

  test('is in the requested language', async () => {
    const { token } = await sandbox.demo();
    const [bronze] = await casesOf({ api: sandbox.apiOf(token, 'ru') });
    expect(bronze).toMatchObject({ name: 'Бронза', description: 'Три попытки, четыре приза.' });
  });
});

describe('a purchase', () => {
  test('includes the stated attempts and credits each prize at once', async () => {
    const person = await sandbox.funded('20');
    const { id, price, prizes } = await caseNamed(person, 'Bronze');
    let balance: DecimalString = '20.000000';
    for (const [index, attemptsLeft] of [2, 1, 0].entries()) {
      const opened = await open(person, id, index === 0 ? usdt('5') : null);
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
      expect(await availableOf(person)).toBe(balance);
    }
    await expect(open(person, id, null)).rejects.toEqual(problem('no_attempts_left', { status: 409 }));
    expect(await availableOf(person)).toBe(balance);

    const { items, totals } = await historyOf(person);
    expect(items.map(({ balanceAfter }) => balanceAfter.amount)[0]).toBe(balance);
    expect(items).toHaveLength(3);
    const won = items.map(({ prizeAmount }) => prizeAmount!.amount).reduce(add, '0');
    expect(totals).toEqual([{ spent: usdt('5.000000'), won: usdt(won) }]);
    expect((await unwrap(person.api.GET('/user/statistics'))).earned).toEqual(usdt(won));
    const { items: operations } = await unwrap(person.api.GET('/user/operations/'));
    expect(operations.map(({ type, subject, comment }) => [type, subject, comment])).toEqual([
      ['bonus', 'case_prize', 'Bronze'],
      ['bonus', 'case_prize', 'Bronze'],
      ['bonus', 'case_prize', 'Bronze'],
      ['system', 'case_bought', 'Bronze'],
      ['system', 'refill', null],
    ]);
    expect((await sandbox.ledger()).isBalanced).toBe(true);
  });

  test('runs once per idempotency key, with one draw', async () => {
    const person = await sandbox.funded('20');
    const { id } = await caseNamed(person, 'Bronze');
    const key = 'one-case-one-prize';
    const answers = await Promise.all([1, 2, 3, 4].map(() => open(person, id, usdt('5'), key)));
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect((await historyOf(person)).total).toBe(1);
    await expect(open(person, id, null, key)).rejects.toEqual(
      problem('idempotency_key_reused', { status: 409 }),
    );
  });

  test('is refused at an outdated price, without money or off sale, and costs nothing', async () => {
    const person = await sandbox.funded('10');
    const { id } = await caseNamed(person, 'Bronze');
    const gold = await caseNamed(person, 'Gold');
    const silver = await caseNamed(person, 'Silver');
    expect(silver.available).toBe(false);
    const refused = (call: Promise<unknown>, code: string) => expect(call).rejects.toEqual(problem(code));
    await refused(open(person, id, usdt('4.999999')), 'conflict');
    await refused(open(person, id, { amount: '5', currency: 'TRX' }), 'conflict');
    await refused(open(person, gold.id, gold.price), 'insufficient_balance');
    await refused(open(person, silver.id, silver.price), 'case_unavailable');
    await refused(open(person, person.token.slice(0, 8), null), 'not_found');
    await refused(open(person, id, null), 'no_attempts_left');
    expect(await availableOf(person)).toBe('10.000000');
    expect(await historyOf(person)).toMatchObject({ items: [], total: 0, totals: [] });
  });

  test('gives no attempts of another case', async () => {
    const person = await sandbox.funded('55');
    const bronze = await caseNamed(person, 'Bronze');
    const gold = await caseNamed(person, 'Gold');
    await open(person, bronze.id, bronze.price);
    const before = await availableOf(person);
    await expect(open(person, gold.id, null)).rejects.toEqual(problem('no_attempts_left', { status: 409 }));
    expect(await availableOf(person)).toBe(before);
    const left = async () => [
      (await caseNamed(person, 'Bronze')).attemptsLeft,
      (await caseNamed(person, 'Gold')).attemptsLeft,
    ];
    expect(await left()).toEqual([2, 0]);
    await open(person, gold.id, gold.price);
    expect((await open(person, gold.id, null)).operation.case).toBe('Gold');
    expect(await left()).toEqual([2, 3]);
  });

  test('of two cases is asked for under two keys: the key of one does not hear of the other', async () => {
    const person = await sandbox.funded('55');
    const bronze = await caseNamed(person, 'Bronze');
    const gold = await caseNamed(person, 'Gold');
    for (const { id, price } of [bronze, gold]) await open(person, id, price);
    const key = 'an-attempt-of-bronze';
    const opened = await open(person, bronze.id, null, key);
    await expect(open(person, gold.id, null, key)).rejects.toEqual(
      problem('idempotency_key_reused', { status: 409 }),
    );
    expect(await open(person, bronze.id, null, key)).toEqual(opened);
    expect((await caseNamed(person, 'Gold')).attemptsLeft).toBe(4);
  });

  test('uses the last attempt once when two calls compete for it', async () => {
    const person = await sandbox.funded('10');
    const { id } = await caseNamed(person, 'Bronze');
    await open(person, id, usdt('5'));
    const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(() => open(person, id, null)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await caseNamed(person, 'Bronze')).attemptsLeft).toBe(0);
  });
});

describe('attempts', () => {
  test('are limited per day; a further one reports the time to the next day and works then', async () => {
    const person = await sandbox.funded('200');
    const { id } = await caseNamed(person, 'Bronze');
    const one = async () =>
      open(person, id, (await caseNamed(person, 'Bronze')).attemptsLeft ? null : usdt('5'));
    for (let made = 0; made < 20; made += 1) await one();
    const { now } = (await (await sandbox.control('/clock')).json()) as { now: string };
    const tomorrow = Date.parse(`${now.slice(0, 10)}T00:00:00Z`) + 86_400_000;
    const retryAfter = Math.ceil((tomorrow - Date.parse(now)) / 1000);
    await expect(one()).rejects.toEqual(problem('too_many_calls', { status: 429, retryAfter }));
    await sandbox.control('/clock/advance', { seconds: retryAfter });
    await one();
    const today = new Date(tomorrow).toISOString().slice(0, 10);
    const { total } = await unwrap(
      person.api.GET('/user/case-operations', { params: { query: { from: today, to: today } } }),
    );
    expect(total).toBe(1);
  });
});
