import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import contractKit from '../../packages/contract-kit/package.json' with { type: 'json' };
import { toItem, toItems, itemsWithin } from './json.ts';
import { bundle, root } from './redocly.ts';

/** Section 7, line by line. `/auth/telegram/{login, optional}` is two paths. */
const section7 = [
  'POST /auth/login',
  'POST /auth/register/{login}',
  'POST /auth/telegram',
  'POST /auth/telegram/{login}',
  'POST /auth/phone/confirm',
  'POST /auth/phone/resend',
  'POST /auth/reset-password',
  'POST /auth/reset-password/validate',
  'POST /auth/set-password',
  'GET /settings/{key}',
  'GET /payment-systems',
  'GET /settings_other/plans/available',
  'GET /settings/telegramAuthAvailable',
  'GET /settings/technical_work',
  'GET /settings/subscription/options',
  'GET /user-data/byType/{type}',
  'PATCH /user-data',
  'PATCH /user-data/wallets/update',
  'GET /user-data/wallets',
  'PATCH /user-data/verification',
  'POST /user/profile',
  'GET /user/settings/security',
  'PATCH /user/settings/security',
  'GET /user/balance',
  'POST /user/balance',
  'POST /user/subscription',
  'GET /user/statistics',
  'GET /user/referrals',
  'GET /user/referral/{id}',
  'GET /user/bonus',
  'PATCH /user/password',
  'GET /user/exchange-rate',
  'GET /user/operations/',
  'POST /user/exchange',
  'GET /user/case-operations',
  'GET /notification',
  'POST /notification/read',
  'GET /funds/deposits',
  'POST /funds/deposits',
  'POST /funds/deposits/client/close/{id}',
  'GET /funds/refills',
  'POST /funds/refills',
  'GET /funds/refills/{id}',
  'POST /funds/payments/request',
  'POST /funds/payments/validate',
  'GET /funds/payments',
  'POST /funds/payments',
  'GET /crypto-cases/all',
  'GET /content/news',
  'GET /content/news/one/{id}',
];

/** Calls that change a balance: asked twice with one key, they are done once (contract, rule 8). */
const movesMoney = [
  'POST /funds/refills',
  'POST /funds/deposits',
  'POST /funds/deposits/client/close/{id}',
  'POST /funds/deposits/{id}/parts',
  'POST /funds/payments',
  'POST /funds/payments/request',
  'POST /funds/payments/validate',
  'POST /funds/payments/{id}/cancel',
  'POST /crypto-cases/{id}/open',
  'POST /user/exchange',
  'POST /user/subscription',
];

/** The calls that send a text to people, who must not read it twice. */
const writesToSupport = ['POST /support/requests', 'POST /support/requests/{id}/messages'];

/** Section 3, with its words in camelCase. */
const section3: readonly (readonly [type: string, fields: readonly string[]])[] = [
  ['Session', ['refreshToken', 'user']],
  ['User', ['subscription', 'notifications']],
  ['Balance', ['type', 'currency', 'currencies']],
  [
    'VerificationForm',
    [
      'fullName',
      'dateOfBirth',
      'familyStatus',
      'documentNumber',
      'photoOfDocument',
      'photoOfLogin',
      'photoOfWallet',
    ],
  ],
  ['ProfileData', ['fullName', 'city', 'country', 'phone', 'registrationDate']],
  [
    'Refill',
    [
      'date',
      'amount',
      'system',
      'status',
      'hash',
      'creationDate',
      'creditDate',
      'requestedAmount',
      'creditedAmount',
    ],
  ],
  ['Withdrawal', ['wallet', 'hash', 'system', 'creationDate', 'withdrawalDate', 'status']],
  ['DepositPlan', ['dailyYieldPercent', 'timeInDays', 'minimumDeposit', 'autoinvestment']],
  ['CaseOperation', ['date', 'case', 'prize', 'balanceBefore', 'balanceAfter', 'currency', 'comment']],
];

/** Section 4 and the types of operations of section 2, in lower snake case. */
const section4: readonly (readonly [type: string, values: readonly string[]])[] = [
  ['RefillStatus', ['waiting', 'replenished', 'rejected']],
  ['WithdrawalStatus', ['pending', 'successful', 'on_inspection', 'rejected', 'error']],
  ['DepositStatus', ['waiting', 'in_work', 'awaiting_completion', 'closed']],
  ['VerificationStatus', ['success', 'in_process', 'denied']],
];

const decimals: Readonly<Record<string, number>> = { USDT: 6, TRX: 6, BTC: 8, ETH: 18 };

const contract = bundle(root);
const paths = toItem(contract['paths']);
const components = toItem(contract['components']);
const schemas = toItem(components['schemas']);
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(toItem(methods)).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, toItem(operation)] as const,
  ),
);

/** Every object in the responses that operations give as examples. */
const responded = operations.flatMap(([, { responses }]) => itemsWithin(responses));

describe('the contract', () => {
  test('has every call of section 7, to the letter, and says of no other that it stands there', () => {
    const specified = operations.filter(([, operation]) => operation['x-origin'] === 'specification');
    expect(specified.map(([call]) => call).toSorted()).toEqual(section7.toSorted());
  });

  test('has the version of the package that publishes it', () => {
    expect(toItem(contract['info'])['version']).toBe(contractKit.version);
  });

  test('gives a reason for everything else', () => {
    const extensions = operations.filter(([call]) => !section7.includes(call));
    const withReason = extensions.filter(
      ([, operation]) =>
        operation['x-origin'] === 'extension' && typeof operation['x-origin-reason'] === 'string',
    );
    expect(extensions.length).toBeGreaterThan(0);
    expect(withReason).toEqual(extensions);
  });

  test('calls the older form of a withdrawal deprecated, and nothing else', () => {
    expect(operations.filter(([, { deprecated }]) => deprecated).map(([call]) => call)).toEqual([
      'POST /funds/payments',
    ]);
  });

  test('has what is to be called instead of what is deprecated, by the same method', () => {
    const successors = operations
      .filter(([, { deprecated }]) => deprecated)
      .map(([call, operation]) => `${call.split(' ')[0]} ${String(operation['x-successor'])}`);
    expect(operations.map(([call]) => call)).toEqual(expect.arrayContaining(successors));
  });

  test('asks for an idempotency key where a balance changes or people read a text, and nowhere else', () => {
    const idempotent = operations.filter(([, { parameters }]) =>
      toItems(parameters).some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey'),
    );
    expect(idempotent.map(([call]) => call).toSorted()).toEqual(
      [...movesMoney, ...writesToSupport].toSorted(),
    );
  });

  test.each(section3)('has the fields of section 3 in %s', (type, fields) => {
    expect(Object.keys(toItem(toItem(schemas[type])['properties']))).toEqual(
      expect.arrayContaining([...fields]),
    );
  });

  test.each(section4)('has the values of section 4, and no other, in %s', (type, values) => {
    expect(new Set(Object.values(toItem(schemas[type])['enum'] ?? []))).toEqual(new Set(values));
  });

  test.each(['paths', 'schemas', 'responses', 'parameters', 'headers'])('uses every file of %s', (folder) => {
    const files = globSync(join(root, 'openapi', folder, '*.yaml')).map((file) => basename(file, '.yaml'));
    const used =
      folder === 'paths'
        ? Object.keys(paths).map((path) => path.replaceAll(/^\/|\/$/g, '').replaceAll('/', '.'))
        : Object.keys(toItem(components[folder]));
    expect(used.toSorted()).toEqual(files.toSorted());
  });
});

describe('the examples', () => {
  test('respond with every decimal of the currency', () => {
    const amounts = responded.flatMap((item) => (isMoney(item) ? [item] : []));
    expect(amounts.length).toBeGreaterThan(0);
    const inexact = amounts.filter(
      ({ amount, currency }) => amount.split('.')[1]?.length !== decimals[currency],
    );
    expect(inexact).toEqual([]);
  });

  test('give cases whose chances sum to exactly 100 percent', () => {
    const cases = responded.filter((value) => 'prizes' in value && Array.isArray(value['prizes']));
    expect(cases.length).toBeGreaterThan(0);
    for (const { prizes } of cases) {
      const chances = itemsWithin(prizes).flatMap(({ chancePercent }) =>
        typeof chancePercent === 'string' ? [scaled(chancePercent, 4)] : [],
      );
      expect(chances.reduce((sum, chance) => sum + chance, 0n)).toBe(scaled('100', 4));
    }
  });

  test('give deposits whose income is the rate on the body, rounded down, for each day', () => {
    const deposits = responded.filter((value) => 'accruedDays' in value);
    expect(deposits.length).toBeGreaterThan(0);
    for (const deposit of deposits) {
      const [plan] = itemsWithin(deposit['plan']);
      const body = units(deposit['amount']);
      const days = BigInt(String(plan?.['timeInDays']));
      const daily = (body * scaled(String(plan?.['dailyYieldPercent']), 4)) / scaled('100', 4);
      expect(units(deposit['dailyIncome'])).toBe(daily);
      expect(units(deposit['accrued'])).toBe(daily * BigInt(String(deposit['accruedDays'])));
      expect(units(deposit['netIncome'])).toBe(daily * days);
      expect(units(deposit['totalBody'])).toBe(body + daily * days);
    }
  });

  test('give receipts of a deposit that add up', () => {
    const receipts = responded.filter((value) => 'exitFee' in value);
    expect(receipts.length).toBeGreaterThan(0);
    for (const { body, exitFeePercent, exitFee, accruals, receipt } of receipts) {
      expect(units(exitFee)).toBe((units(body) * scaled(String(exitFeePercent), 4)) / scaled('100', 4));
      expect(units(receipt)).toBe(units(body) - units(exitFee) + units(accruals));
    }
  });

  test('give withdrawals whose net is the amount less the fee', () => {
    const withdrawals = responded.filter(
      (value) => 'net' in value && 'wallet' in value && isMoney(value['net']),
    );
    expect(withdrawals.length).toBeGreaterThan(0);
    for (const { amount, fee, net } of withdrawals) expect(units(net)).toBe(units(amount) - units(fee));
  });
});

interface Money {
  readonly amount: string;
  readonly currency: string;
}

function isMoney(value: unknown): value is Money {
  return (
    value instanceof Object &&
    'amount' in value &&
    typeof value.amount === 'string' &&
    'currency' in value &&
    typeof value.currency === 'string'
  );
}

/** The amount in the smallest unit of its currency. */
function units(value: unknown): bigint {
  if (!isMoney(value)) throw new Error(`Not money: ${JSON.stringify(value)}`);
  return scaled(value.amount, decimals[value.currency] ?? 0);
}

function scaled(text: string, places: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}
