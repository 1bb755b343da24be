import { randomUUID } from 'node:crypto';
import {
  add,
  compare,
  countDecimals,
  type DecimalString,
  isDecimal,
  isNegative,
  isZero,
} from '@meridian/money';
import { type ApiResponse, Broken } from './ApiResponse.ts';
import type { Rule, Session } from './Rule.ts';
import { Skipped } from './Rule.ts';

const largest = 100;
/** Longer lists are checked up to here. */
const mostPages = 30;

const isSame = (one: DecimalString, other: DecimalString) => compare(one, other) === 0;

async function readBalance({ client, token }: Session): Promise<ApiResponse> {
  return (await client.call('getBalance', { token })).mustBe(200);
}

interface Operation {
  readonly response: ApiResponse;
  readonly amount: DecimalString;
  readonly currency: string;
  readonly balanceAfter: DecimalString;
  /** Accruals that are held leave the available balance as it was. */
  readonly isHeld: boolean;
}

/** All operations, the oldest first. */
async function readOperations(
  { client, token }: Session,
  query: Readonly<Record<string, string>> = {},
): Promise<Operation[]> {
  const found: Operation[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const response = (
      await client.call('listOperations', {
        token,
        query: { ...query, sortDir: 'asc', limit: `${largest}`, page: `${page}` },
      })
    ).mustBe(200);
    for (const entry of response.entriesAt('items'))
      found.push({
        response,
        amount: response.amountAt(...entry, 'amount'),
        currency: response.textAt(...entry, 'amount', 'currency'),
        balanceAfter: response.amountAt(...entry, 'balanceAfter'),
        isHeld: response.at(...entry, 'accrual') !== null,
      });
    if (response.numberAt('total') === 0) throw new Skipped('The account has no operations.');
    if (page * largest >= response.numberAt('total')) return found;
  }
  throw new Skipped(`The account has more than ${mostPages * largest} operations.`);
}

const sumOf = (operations: readonly Operation[]) =>
  operations
    .filter(({ isHeld }) => !isHeld)
    .reduce<DecimalString>((sum, { amount }) => add(sum, amount), '0');

/** Every amount in a body, with the path to it. */
function* amountsIn(
  value: unknown,
  path: string,
): Generator<{ readonly path: string; readonly amount: unknown; readonly currency: unknown }> {
  if (typeof value !== 'object' || value === null) return;
  if ('amount' in value && 'currency' in value)
    yield { path, amount: value.amount, currency: value.currency };
  for (const [name, inner] of Object.entries(value)) yield* amountsIn(inner, `${path}.${name}`);
}

export const moneyRules: readonly Rule[] = [
  {
    group: 'money',
    title: 'The total of a currency is what is available, on deposit and in withdrawals, exactly',
    section: 'components, schemas, CurrencyBalance, total',
    calls: ['getBalance'],
    async check(session) {
      const balance = await readBalance(session);
      for (const currency of balance.namesAt('currencies')) {
        const figure = (name: string) => balance.amountAt('currencies', currency, name);
        const sum = add(add(figure('available'), figure('onDeposit')), figure('inWithdrawal'));
        balance.must(
          isSame(sum, figure('total')),
          `The total of ${currency} must be ${sum} and is ${figure('total')}.`,
        );
      }
    },
  },
  {
    group: 'money',
    title: 'Each operation says the balance that it left, and the last one says the balance of today',
    section: 'components, schemas, Operation, balanceAfter',
    calls: ['listOperations', 'getBalance'],
    async check(session) {
      const operations = await readOperations(session);
      const balances = new Map<string, DecimalString>();
      for (const { response, amount, currency, balanceAfter, isHeld } of operations) {
        const before = balances.get(currency) ?? '0';
        const expected = isHeld ? before : add(before, amount);
        response.must(
          isSame(expected, balanceAfter),
          `After ${amount} ${currency} the balance must be ${expected} and is ${balanceAfter}.`,
        );
        balances.set(currency, balanceAfter);
      }
      const balance = await readBalance(session);
      for (const [currency, last] of balances) {
        const available = balance.amountAt('currencies', currency, 'available');
        balance.must(
          isSame(available, last),
          `Available must be ${last} ${currency}, as the last operation says, and is ${available}.`,
        );
      }
    },
  },
  {
    group: 'money',
    title: 'The totals of the list of operations are the sums of its rows',
    section: 'components, schemas, OperationTotal',
    calls: ['listOperations'],
    async check(session) {
      const operations = await readOperations(session);
      const { client, token } = session;
      const list = (await client.call('listOperations', { token })).mustBe(200);
      for (const total of list.entriesAt('totals')) {
        const currency = list.textAt(...total, 'income', 'currency');
        const sum = sumOf(operations.filter((one) => one.currency === currency));
        const stated = add(list.amountAt(...total, 'income'), list.amountAt(...total, 'expense'));
        list.must(
          isSame(sum, stated),
          `Income and expense of ${currency} must add up to ${sum} and make ${stated}.`,
        );
      }
    },
  },
  {
    group: 'money',
    title: 'A statement adds up: opening, income and expense make closing, and its lines make both',
    section: 'components, schemas, Statement',
    calls: ['getBalance', 'getStatement', 'listOperations'],
    async check(session) {
      const { client, token } = session;
      const [last] = (await readOperations(session)).slice(-1);
      if (!last) throw new Skipped('The account has no operations.');
      const { currency } = last;
      const period = { from: '2000-01-01', to: '2099-12-31' };
      const statement = (await client.call('getStatement', { token, query: { currency, ...period } })).mustBe(
        200,
      );
      const [opening, income, expense, closing] = ['opening', 'income', 'expense', 'closing'].map((name) =>
        statement.amountAt(name),
      );
      if (!opening || !income || !expense || !closing) return;
      statement.must(!isNegative(income), 'Income must not be below zero.');
      statement.must(isZero(expense) || isNegative(expense), 'Expense must be zero or below.');
      const sum = add(add(opening, income), expense);
      statement.must(isSame(sum, closing), `Closing must be ${sum} and is ${closing}.`);
      const lines = statement
        .entriesAt('lines')
        .reduce<DecimalString>((all, line) => add(all, statement.amountAt(...line, 'amount')), '0');
      statement.must(
        isSame(lines, add(income, expense)),
        `The lines must add up to ${add(income, expense)} and make ${lines}.`,
      );
      const listed = sumOf(await readOperations(session, { currency, ...period }));
      statement.must(
        isSame(listed, add(income, expense)),
        `The operations of the period make ${listed}, and the statement ${add(income, expense)}.`,
      );
    },
  },
  {
    group: 'money',
    title: 'Every amount is a decimal string with as many decimals as its currency has',
    section: 'components, schemas, Money',
    calls: ['getBalance'],
    async check(session) {
      const balance = await readBalance(session);
      const decimals = new Map(
        balance
          .namesAt('currencies')
          .map((currency) => [currency, balance.numberAt('currencies', currency, 'decimals')]),
      );
      for (const response of session.client.responses.filter(
        ({ status, text }) => status === 200 && text.startsWith('{'),
      )) {
        for (const { path, amount, currency } of amountsIn(response.json, '')) {
          const isText = typeof amount === 'string' && isDecimal(amount);
          response.must(
            isText,
            `“${path.slice(1)}.amount” must be a decimal string and is ${JSON.stringify(amount)}.`,
          );
          const most = decimals.get(String(currency));
          if (typeof amount !== 'string' || !isDecimal(amount) || most === undefined) continue;
          response.must(
            countDecimals(amount) <= most,
            `${amount} ${String(currency)} has more than ${most} decimals.`,
          );
        }
      }
    },
  },
  {
    group: 'money',
    title: 'An amount with more decimals than its currency is refused, never rounded',
    section: 'paths, /funds/refills, post, responses, 422',
    calls: ['getBalance', 'listPaymentSystems', 'createRefill'],
    money: true,
    async check(session) {
      const { client, token } = session;
      const body = await refillBody(session);
      const { amount } = body.amount;
      const finer =
        `${amount}${amount.includes('.') ? '' : '.'}${'0'.repeat(30)}`.slice(
          0,
          amount.split('.')[0]?.length ?? 0,
        ) + `.${'0'.repeat(29)}1`;
      const response = await client.call('createRefill', {
        token,
        key: randomUUID(),
        body: { ...body, amount: { ...body.amount, amount: finer } },
      });
      response.mustBe(422);
      const field = response.namesAt('errors').join();
      response.must(field.startsWith('amount'), `errors must name “amount” and names “${field}”.`);
    },
  },
  {
    group: 'money',
    title: 'A confirmed refill credits exactly what was received, as one operation',
    section: 'components, schemas, Refill',
    calls: ['getBalance', 'listPaymentSystems', 'createRefill', 'getRefill'],
    money: true,
    async check(session) {
      const { client, token, adapter } = session;
      if (!adapter.settleRefill) throw new Skipped('The adapter has no settleRefill.');
      const body = await refillBody(session);
      const { currency } = body.amount;
      const before = (await readBalance(session)).amountAt('currencies', currency, 'available');
      const created = (await client.call('createRefill', { token, key: randomUUID(), body })).mustBe(201);
      const id = created.textAt('id');
      await adapter.settleRefill(client.base, id);
      const refill = (await client.call('getRefill', { token, path: { id } })).mustBe(200);
      refill.must(refill.textAt('status') === 'replenished', '“status” must be “replenished”.');
      const balance = await readBalance(session);
      const after = balance.amountAt('currencies', currency, 'available');
      const expected = add(before, refill.amountAt('creditedAmount'));
      balance.must(isSame(after, expected), `Available must be ${expected} ${currency} and is ${after}.`);
    },
  },
];

/** The smallest refill that the server takes. */
export async function refillBody({ client }: Session): Promise<{
  readonly system: string;
  readonly amount: { readonly amount: DecimalString; readonly currency: string };
}> {
  const systems = (await client.call('listPaymentSystems')).mustBe(200);
  for (const entry of systems.entriesAt('items')) {
    if (systems.at(...entry, 'refill') === null || systems.at(...entry, 'refill', 'available') !== true)
      continue;
    const amount = systems.amountAt(...entry, 'refill', 'minimum');
    const currency = systems.textAt(...entry, 'refill', 'minimum', 'currency');
    return { system: systems.textAt(...entry, 'id'), amount: { amount, currency } };
  }
  throw new Broken('Nothing can be refilled.', systems);
}
