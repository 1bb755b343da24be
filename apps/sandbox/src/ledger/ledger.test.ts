import { add, type DecimalString, isZero, type Money, subtract, toAmount } from '@meridian/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerInvestor } from '../auth/registerInvestor.ts';
import { serializeBalance } from '../balance/balances.ts';
import { makeQuote } from '../balance/quotes.ts';
import { readStatistics } from '../balance/statistics.ts';
import { openCase } from '../cases/openCase.ts';
import { readCases } from '../cases/readCases.ts';
import { moveClock, stopClockAt } from '../clock/clock.ts';
import { settleDue } from '../jobs/settleDue.ts';
import type { Database } from '../database/openDatabase.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import {
  deposit,
  type Investor,
  investor as investors,
  ledgerAccount,
  ledgerEntry,
  ledgerTransfer,
  operation,
  outbox,
  partner,
  readNumeric,
  withdrawal,
} from '../database/schema.ts';
import { findViolation } from '../database/violation.ts';
import { closePart } from '../deposit/closePart.ts';
import { closeEarly } from '../deposit/endDeposit.ts';
import { requirePart } from '../deposit/parts.ts';
import { invest } from '../deposit/invest.ts';
import { makeExchange } from '../exchange/makeExchange.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { readTotals } from '../operations/readTotals.ts';
import {
  confirmWithdrawal,
  failWithdrawal,
  inspectWithdrawal,
  rejectWithdrawal,
  requestWithdrawal,
  settleWithdrawal,
} from '../payment/withdrawals.ts';
import { createRefill, settleRefill } from '../refill/refills.ts';
import { addCases } from '../seed/addCases.ts';
import { usdt, wallet } from '../../test/actions.ts';
import { openSeededDatabase, testNow } from '../../test/seededDatabase.ts';
import { buySubscription } from '../user/subscriptions.ts';
import { updateWallets } from '../user/wallets.ts';
import { secureRandom } from '../core/random.ts';
import { read, type TransactionContext, write } from '../transaction/TransactionContext.ts';
import { company, investorAccount } from './accounts.ts';
import { checkLedger } from './checkLedger.ts';
import { post } from './transfer.ts';
import { addCurrencies } from '../seed/seed.ts';
import { emptyDatabase } from '../seed/resetToSeed.ts';

let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase();
  await emptyDatabase(database);
  await database.write(async (tx) => {
    await addCurrencies(tx);
    await addCases({ tx, now: testNow });
    await stopClockAt(tx, testNow);
  });
});
afterAll(() => database.close());

let people = 0;

/** Registers an investor with a confirmed phone and a wallet, invited by the previous one. */
async function makeInvestor(): Promise<string> {
  people += 1;
  const inviter = people === 1 ? null : `owner${people - 1}`;
  return write(database, async (context) => {
    const newcomer = {
      login: `owner${people}`,
      email: `owner${people}@example.com`,
      phone: `+447800${String(people).padStart(6, '0')}`,
      password: 'seven quiet herons 41',
      passwordConfirmation: 'seven quiet herons 41',
      inviter,
      agreementAccepted: true,
      language: 'en',
    } as const;
    const made = await registerInvestor(context, newcomer, 'not used');
    await context.tx
      .update(investors)
      .set({ phoneConfirmedAt: context.now })
      .where(eq(investors.id, made.id));
    await updateWallets(context, made, { wallets: { 'usdt-trc20': wallet } });
    return made.id;
  });
}

type Step =
  | {
      readonly kind: 'refill' | 'invest' | 'invest exchanged' | 'withdraw' | 'exchange';
      readonly amount: DecimalString;
      readonly automatic: boolean;
    }
  | { readonly kind: 'refill bitcoin' | 'invest bitcoin'; readonly hundredths: number }
  | { readonly kind: 'close' | 'settle' | 'reject' | 'inspect' | 'fail' | 'subscribe' | 'open case' }
  | { readonly kind: 'close part'; readonly units: number }
  | { readonly kind: 'wait'; readonly hours: number };

const amounts = fc
  .tuple(fc.integer({ min: 0, max: 6_000 }), fc.integer({ min: 0, max: 999_999 }))
  .map(
    ([whole, fraction]): DecimalString => `${whole}.${String(fraction).padStart(6, '0')}` as DecimalString,
  );

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('refill', 'invest', 'invest exchanged', 'withdraw', 'exchange'),
    amount: amounts,
    automatic: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('close', 'settle', 'reject', 'inspect', 'fail', 'subscribe', 'open case'),
  }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 1_000 }) }),
);

/** Events that affect accruals: deposits in two currencies, time, early closes and ends of terms. */
const accrualSteps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('invest' as const),
    amount: fc.integer({ min: 500, max: 900 }).map((whole) => `${whole}.333333` as DecimalString),
    automatic: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('invest bitcoin' as const), hundredths: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('close' as const) }),
  fc.record({ kind: fc.constant('close part' as const), units: fc.integer({ min: 1, max: 150_000_000 }) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 1_400 }) }),
);

const btc = (hundredths: number): Money => ({ amount: `0.0${hundredths}` as DecimalString, currency: 'BTC' });

async function newestWithdrawal({ tx }: TransactionContext, investorId: string): Promise<string> {
  const [row] = await tx
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(eq(withdrawal.investorId, investorId))
    .orderBy(sql`created_at desc`)
    .limit(1);
  if (!row) throw new ProblemError('not_found');
  return row.id;
}

async function take(context: TransactionContext, investor: Investor, step: Step): Promise<unknown> {
  switch (step.kind) {
    case 'refill': {
      const { id } = await createRefill(context, investor.id, {
        system: 'usdt-trc20',
        amount: usdt(step.amount),
      });
      return settleRefill(context, id);
    }
    case 'invest':
      return invest(context, investor, {
        plan: step.automatic ? 'usdt-start-30' : 'usdt-balance-90',
        amount: usdt(step.amount),
        paymentMethod: 'balance',
        autoinvestment: step.automatic,
      });
    case 'refill bitcoin': {
      const { id } = await createRefill(context, investor.id, {
        system: 'btc',
        amount: btc(step.hundredths),
      });
      return settleRefill(context, id);
    }
    case 'invest bitcoin':
      return invest(context, investor, {
        plan: 'btc-term-90',
        amount: btc(step.hundredths),
        paymentMethod: 'balance',
        autoinvestment: false,
      });
    case 'invest exchanged': {
      const { quoteId } = await makeQuote(context, investor.id, 'USDT', 'BTC');
      return invest(context, investor, {
        plan: 'btc-term-90',
        amount: usdt(step.amount),
        paymentMethod: 'balance',
        quoteId,
        autoinvestment: false,
      });
    }
    case 'withdraw': {
      const { id } = await requestWithdrawal(context, investor, {
        system: 'usdt-trc20',
        wallet,
        amount: usdt(step.amount),
      });
      const [sent] = await context.tx
        .select()
        .from(outbox)
        .where(eq(outbox.login, investor.login))
        .orderBy(sql`id desc`)
        .limit(1);
      return confirmWithdrawal({ ...context, deviceTokens: [] }, investor, {
        requestId: id,
        code: sent!.code!,
      });
    }
    case 'close': {
      const [row] = await context.tx
        .select()
        .from(deposit)
        .where(and(eq(deposit.investorId, investor.id), eq(deposit.status, 'in_work')))
        .limit(1);
      if (!row) throw new ProblemError('not_found');
      return closeEarly(context, row);
    }
    case 'close part': {
      const [row] = await context.tx
        .select()
        .from(deposit)
        .where(
          and(
            eq(deposit.investorId, investor.id),
            eq(deposit.status, 'in_work'),
            eq(deposit.currency, 'USDT'),
          ),
        )
        .orderBy(desc(deposit.body))
        .limit(1);
      if (!row) throw new ProblemError('not_found');
      const part = toAmount(BigInt(step.units), 6);
      requirePart(context, row, usdt(part), 'amount');
      return closePart(context, row, part);
    }
    case 'settle':
      return settleWithdrawal(context, await newestWithdrawal(context, investor.id));
    case 'reject':
      return rejectWithdrawal(context, await newestWithdrawal(context, investor.id), null);
    case 'inspect':
      return inspectWithdrawal(context, await newestWithdrawal(context, investor.id));
    case 'fail':
      return failWithdrawal(context, await newestWithdrawal(context, investor.id));
    case 'subscribe':
      return buySubscription(context, investor, { option: 'month', price: usdt('10') });
    case 'exchange': {
      const { quoteId } = await makeQuote(context, investor.id, 'USDT', step.automatic ? 'BTC' : 'TRX');
      return makeExchange(context, investor.id, { quoteId, amount: usdt(step.amount) });
    }
    case 'open case': {
      const [cheapest] = await readCases(context, investor.id, 'en');
      const { id, attemptsLeft, price } = cheapest!;
      return openCase(context, investor.id, id, { confirmedPrice: attemptsLeft > 0 ? null : price });
    }
    case 'wait':
      return moveClock(context.tx, step.hours * 3_600_000);
  }
}

/** Whether the action succeeded. A refused action must change nothing. */
async function attempt(investorId: string, step: Step): Promise<boolean> {
  try {
    await write(database, async (context) => {
      const [investor] = await context.tx.select().from(investors).where(eq(investors.id, investorId));
      await take(context, investor!, step);
    });
    // Due events are processed only after the seed is complete, unless random is given. This database has no seed.
    await settleDue(database, { random: secureRandom });
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

/** What entered and left an investor’s accounts, by currency, account and kind of transfer. */
async function readFlows(investorId: string) {
  const rows = await database.read((tx) =>
    tx
      .select({
        currency: ledgerAccount.currency,
        account: ledgerAccount.kind,
        kind: ledgerTransfer.kind,
        entered:
          sql`coalesce(sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.amount} > 0), 0)`.mapWith(
            readNumeric,
          ),
        left: sql`coalesce(sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.amount} < 0), 0)`.mapWith(
          readNumeric,
        ),
      })
      .from(ledgerEntry)
      .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
      .innerJoin(ledgerTransfer, eq(ledgerTransfer.id, ledgerEntry.transferId))
      .where(eq(ledgerAccount.owner, investorId))
      .groupBy(ledgerAccount.currency, ledgerAccount.kind, ledgerTransfer.kind),
  );
  return (currency: string, account: string, way: 'entered' | 'left', ...kinds: readonly string[]) =>
    rows
      .filter((row) => row.currency === currency && row.account === account)
      .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
      .reduce<DecimalString>((sum, row) => add(sum, row[way]), '0');
}

/** Final state of the accruals of one history. */
const outcomesMet = new Set<string>();

/** The totals of all operations equal the movements in the ledger. */
async function expectTotals(investorId: string): Promise<void> {
  const flow = await readFlows(investorId);
  const investor = { balanceCurrency: 'USDT' };
  const totals = await read(database, (context) =>
    readTotals(context, investor, eq(operation.investorId, investorId)),
  );
  const lines = await database.read((tx) =>
    tx.select().from(operation).where(eq(operation.investorId, investorId)),
  );
  for (const { income, expense, held, released, forfeited } of totals) {
    const { currency } = income;
    // The ledger takes the fee of an exchange from the balance; the totals take it from what the exchange brought.
    const exchangeFees = lines
      .filter((line) => line.currency === currency && line.subject === 'exchange_fee')
      .reduce<DecimalString>((sum, { amount }) => add(sum, amount), '0');
    const reported = {
      income: subtract(income.amount, exchangeFees),
      expense: add(expense.amount, exchangeFees),
      held: held.amount,
      released: released.amount,
      forfeited: forfeited.amount,
      accrued: add(add(held.amount, released.amount), forfeited.amount),
    };
    const stored = {
      income: flow(currency, 'available', 'entered'),
      expense: flow(currency, 'available', 'left'),
      held: add(flow(currency, 'held', 'entered'), flow(currency, 'held', 'left')),
      released: subtract('0', flow(currency, 'held', 'left', 'deposit_paid_out', 'deposit_ended')),
      forfeited: subtract('0', flow(currency, 'held', 'left', 'deposit_closed_early')),
      accrued: flow(currency, 'held', 'entered', 'deposit_accrual'),
    };
    expect(differences(reported, stored)).toEqual([]);
    for (const [status, { amount }] of Object.entries({ held, released, forfeited })) {
      if (!isZero(amount)) outcomesMet.add(`${currency} ${status}`);
    }
  }
}

/** What the transfers of an investor brought to and took from the accounts of the company. */
async function readCompanyFlows(investorId: string) {
  const rows = await database.read((tx) =>
    tx
      .select({
        currency: ledgerAccount.currency,
        account: ledgerAccount.kind,
        entered:
          sql`coalesce(sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.amount} > 0), 0)`.mapWith(
            readNumeric,
          ),
        left: sql`coalesce(-sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.amount} < 0), 0)`.mapWith(
          readNumeric,
        ),
      })
      .from(ledgerEntry)
      .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
      .where(
        and(
          isNull(ledgerAccount.owner),
          sql`${ledgerEntry.transferId} in (select e.transfer_id from ledger_entry e
            join ledger_account a on a.id = e.account_id where a.owner = ${investorId})`,
        ),
      )
      .groupBy(ledgerAccount.currency, ledgerAccount.kind),
  );
  return (currency: string, account: string) =>
    rows.find((row) => row.currency === currency && row.account === account) ?? { entered: '0', left: '0' };
}

/** Parts of the result that are not zero in some history. */
const partsMet = new Set<string>();

/** Fees, the parts of the result and the result are those of the ledger, in each currency and in all together. */
async function expectStatistics(investorId: string): Promise<void> {
  const flow = await readCompanyFlows(investorId);
  const { overall, balance, figures } = await read(database, async (context) => {
    const { overall: inAll, others, ...leading } = await readStatistics(context, investorId, 'USDT');
    const investor = { id: investorId, balanceType: 'balance', balanceCurrency: 'USDT' } as const;
    return {
      overall: inAll,
      figures: [leading, ...others],
      balance: await serializeBalance(context, investor),
    };
  });
  for (const { fees, total, result: investorAccount } of figures) {
    const { currency } = total;
    const { heldAccruals } = balance.currencies[currency]!;
    const brought = (account: string) =>
      subtract(flow(currency, account).left, flow(currency, account).entered);
    const parts = Object.fromEntries(
      Object.entries(investorAccount).map(([name, { amount }]) => [name, amount]),
    );
    const { left, entered } = flow(currency, 'world');
    const stored = {
      putIn: left,
      takenOut: entered,
      exchanged: brought('exchange'),
      income: subtract(add(brought('yield'), brought('partners')), heldAccruals.amount),
      prizes: flow(currency, 'cases').left,
      casePrices: flow(currency, 'cases').entered,
      fees: flow(currency, 'fees').entered,
      subscriptions: flow(currency, 'subscriptions').entered,
      result: subtract(subtract(add(total.amount, entered), left), brought('exchange')),
    };
    expect(differences(parts, stored)).toEqual([]);
    expect(differences({ fees: fees.amount }, stored)).toEqual([]);
    for (const [name, amount] of Object.entries(parts)) if (!isZero(amount)) partsMet.add(name);
  }
  const { putIn, takenOut, exchanged, income, prizes, casePrices, fees, subscriptions, result } = overall;
  expect(
    differences(
      {
        total: subtract(add(putIn.amount, result.amount), takenOut.amount),
        result: [casePrices, fees, subscriptions].reduce<DecimalString>(
          (rest, { amount }) => subtract(rest, amount),
          add(add(income.amount, prizes.amount), exchanged.amount),
        ),
      },
      { total: balance.worth!.total.amount, result: result.amount },
    ),
  ).toEqual([]);
}

/** Figures that differ, ignoring trailing zeros. */
function differences(
  reported: Readonly<Record<string, DecimalString>>,
  stored: Readonly<Record<string, DecimalString>>,
): string[] {
  return Object.entries(reported).flatMap(([name, amount]) =>
    isZero(subtract(amount, stored[name]!))
      ? []
      : [`${name}: ${amount} reported, ${stored[name]} in the ledger`],
  );
}

describe('the ledger', () => {
  test('sums stay zero, no balance is negative and totals match the entries after any sequence of actions', async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 8, maxLength: 20 }), async (taken) => {
        const investorId = await makeInvestor();
        await attempt(investorId, { kind: 'refill', amount: '2500.000001', automatic: false });
        for (const step of taken) {
          if (!(await attempt(investorId, step))) continue;
          done += 1;
          // Also while a withdrawal is under way.
          await expectStatistics(investorId);
        }

        const { isBalanced, differences } = await read(database, (context) => checkLedger(context));
        expect({ isBalanced, differences }).toEqual({ isBalanced: true, differences: [] });
        const accounts = await database.read((tx) =>
          tx.select().from(ledgerAccount).where(eq(ledgerAccount.owner, investorId)),
        );
        for (const { balance } of accounts) expect(balance.startsWith('-')).toBe(false);
        await expectTotals(investorId);
        const turnovers = await database.read((tx) =>
          tx
            .select({
              counted: investors.turnover,
              invested: sql`coalesce(sum(${partner.invested}), 0)`.mapWith(readNumeric),
            })
            .from(investors)
            .leftJoin(partner, eq(partner.investorId, investors.id))
            .groupBy(investors.id),
        );
        for (const { counted, invested } of turnovers) expect(counted).toBe(invested);
      }),
      { numRuns: 4, seed: 26 },
    );
    expect(done).toBeGreaterThan(20);
    for (const part of ['casePrices', 'exchanged', 'fees', 'prizes', 'subscriptions', 'takenOut'])
      expect(partsMet).toContain(part);
  });

  test('every accrual is held, then released or forfeited, and is counted once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(accrualSteps, { minLength: 8, maxLength: 16 }), async (taken) => {
        const investorId = await makeInvestor();
        await attempt(investorId, { kind: 'refill', amount: '2500.000001', automatic: false });
        await attempt(investorId, { kind: 'refill bitcoin', hundredths: 9 });
        for (const step of taken) await attempt(investorId, step);
        await expectTotals(investorId);
        await expectStatistics(investorId);
      }),
      { numRuns: 6, seed: 26 },
    );
    expect(partsMet).toContain('income');
    expect([...outcomesMet].toSorted()).toEqual(
      ['BTC', 'USDT'].flatMap((currency) =>
        ['forfeited', 'held', 'released'].map((one) => `${currency} ${one}`),
      ),
    );
  });

  const refusedBy = (context: (context: TransactionContext) => Promise<unknown>) =>
    write(database, context).then(
      () => 'nothing',
      (error: unknown) => findViolation(error)?.constraint,
    );

  test('the database rejects a transfer that does not sum to zero when the transaction commits', async () => {
    const owner = await makeInvestor();
    const refused = await refusedBy(async (context) => {
      await post(context, {
        kind: 'test',
        about: null,
        movements: [{ from: company('world'), to: investorAccount(owner, 'available'), ...usdt('1') }],
        operations: [],
      });
      const [one] = await context.tx
        .select()
        .from(ledgerEntry)
        .orderBy(sql`id desc`)
        .limit(1);
      const { id: _id, ...entry } = one!;
      await context.tx.insert(ledgerEntry).values({ ...entry, amount: '0.000001' });
    });
    expect(refused).toBe('ledger_balanced');
  });

  test('the database rejects a negative investor balance', async () => {
    const owner = await makeInvestor();
    const refused = await refusedBy((context) =>
      post(context, {
        kind: 'test',
        about: null,
        movements: [{ from: investorAccount(owner, 'available'), to: company('world'), ...usdt('0.000001') }],
        operations: [],
      }),
    );
    expect(refused).toBe('ledger_account_never_negative');
  });

  const refusalOf = (task: Promise<unknown>) =>
    task.then(
      () => undefined,
      (error: unknown) => findViolation(error),
    );

  const changesOfEntries = [
    "update ledger_entry set amount = '1'",
    'delete from ledger_entry',
    'truncate ledger_entry',
    "update ledger_transfer set kind = 'gift'",
    'delete from ledger_transfer',
    'truncate ledger_transfer cascade',
  ];

  test.each([
    ...changesOfEntries,
    'update ledger_account set balance = balance + 1',
    'delete from ledger_account',
    'truncate investor cascade',
    'delete from migration',
  ])('calls have no right to %s', async (statement) => {
    expect(await refusalOf(database.write((tx) => tx.execute(statement)))).toMatchObject({ code: '42501' });
  });

  test.each(changesOfEntries)('the owner of the database cannot %s either', async (statement) => {
    await attempt(await makeInvestor(), { kind: 'refill', amount: '10', automatic: false });
    expect(await refusalOf(database.runScript(statement))).toMatchObject({
      constraint: 'ledger_append_only',
    });
  });
});
