import type { DecimalString } from '@meridian/money';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerInvestor } from '../auth/registerInvestor.ts';
import { makeQuote } from '../balance/quotes.ts';
import { openCase } from '../cases/openCase.ts';
import { readCases } from '../cases/readCases.ts';
import { moveClock, stopClockAt } from '../clock/clock.ts';
import { settleDue } from '../clock/settleDue.ts';
import type { Database } from '../database/openDatabase.ts';
import {
  deposit,
  investor as investors,
  ledgerAccount,
  ledgerEntry,
  operation,
  outbox,
  partner,
  readNumeric,
  withdrawal,
} from '../database/schema.ts';
import { violationOf } from '../database/violation.ts';
import { closeEarly } from '../deposit/endDeposit.ts';
import { invest } from '../deposit/invest.ts';
import { makeExchange } from '../exchange/makeExchange.ts';
import type { Investor } from '../http/handlers.ts';
import { Refusal } from '../http/Refusal.ts';
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
import { usdt, wallet } from '../testing/actions.ts';
import { openSeededDatabase, testNow } from '../testing/seededDatabase.ts';
import { buySubscription } from '../user/subscriptions.ts';
import { updateWallets } from '../user/wallets.ts';
import { read, type Work, write } from '../work/Work.ts';
import { house, of } from './accounts.ts';
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
}, 120_000);
afterAll(() => database.close());

let people = 0;

/** An investor whose phone is confirmed and who has a wallet, invited by the one made before. */
async function makeInvestor(): Promise<string> {
  people += 1;
  const inviter = people === 1 ? null : `owner${people - 1}`;
  return write(database, async (work) => {
    const made = await registerInvestor(work, `owner${people}`, {
      email: `owner${people}@example.com`,
      phone: `+447800${String(people).padStart(6, '0')}`,
      password: 'seven quiet herons 41',
      passwordConfirmation: 'seven quiet herons 41',
      inviter,
      agreementAccepted: true,
      language: 'ru',
    });
    await work.tx.update(investors).set({ phoneConfirmedAt: work.now }).where(eq(investors.id, made.id));
    await updateWallets(work, made.id, { wallets: { 'usdt-trc20': wallet } });
    return made.id;
  });
}

type Step =
  | {
      readonly kind: 'refill' | 'invest' | 'withdraw' | 'exchange';
      readonly amount: DecimalString;
      readonly automatic: boolean;
    }
  | { readonly kind: 'close' | 'settle' | 'reject' | 'inspect' | 'fail' | 'subscribe' | 'open case' }
  | { readonly kind: 'wait'; readonly hours: number };

const amounts = fc
  .tuple(fc.integer({ min: 0, max: 6_000 }), fc.integer({ min: 0, max: 999_999 }))
  .map(
    ([whole, fraction]): DecimalString => `${whole}.${String(fraction).padStart(6, '0')}` as DecimalString,
  );

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('refill', 'invest', 'withdraw', 'exchange'),
    amount: amounts,
    automatic: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('close', 'settle', 'reject', 'inspect', 'fail', 'subscribe', 'open case'),
  }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 1_000 }) }),
);

async function newestWithdrawal({ tx }: Work, investorId: string): Promise<string> {
  const [row] = await tx
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(eq(withdrawal.investorId, investorId))
    .orderBy(sql`created_at desc`)
    .limit(1);
  if (!row) throw new Refusal('not_found');
  return row.id;
}

async function take(work: Work, investor: Investor, step: Step): Promise<unknown> {
  switch (step.kind) {
    case 'refill': {
      const { id } = await createRefill(work, investor.id, {
        system: 'usdt-trc20',
        amount: usdt(step.amount),
      });
      return settleRefill(work, id);
    }
    case 'invest':
      return invest(work, investor, {
        plan: step.automatic ? 'usdt-start-30' : 'usdt-balance-90',
        amount: usdt(step.amount),
        paymentMethod: 'balance',
        autoinvestment: step.automatic,
      });
    case 'withdraw': {
      const { id } = await requestWithdrawal(work, investor, {
        system: 'usdt-trc20',
        wallet,
        amount: usdt(step.amount),
      });
      const [sent] = await work.tx
        .select()
        .from(outbox)
        .where(eq(outbox.login, investor.login))
        .orderBy(sql`id desc`)
        .limit(1);
      return confirmWithdrawal(work, investor, { requestId: id, code: sent!.code! });
    }
    case 'close': {
      const [row] = await work.tx.select().from(deposit).where(eq(deposit.investorId, investor.id)).limit(1);
      if (!row) throw new Refusal('not_found');
      return closeEarly(work, row);
    }
    case 'settle':
      return settleWithdrawal(work, await newestWithdrawal(work, investor.id));
    case 'reject':
      return rejectWithdrawal(work, await newestWithdrawal(work, investor.id), null);
    case 'inspect':
      return inspectWithdrawal(work, await newestWithdrawal(work, investor.id));
    case 'fail':
      return failWithdrawal(work, await newestWithdrawal(work, investor.id));
    case 'subscribe':
      return buySubscription(work, investor, { option: 'month', price: usdt('10') });
    case 'exchange': {
      const { quoteId } = await makeQuote(work, investor.id, 'USDT', step.automatic ? 'BTC' : 'TRX');
      return makeExchange(work, investor.id, { quoteId, amount: usdt(step.amount) });
    }
    case 'open case': {
      const [cheapest] = await readCases(work, investor.id, 'en');
      const { id, attemptsLeft, price } = cheapest!;
      return openCase(work, investor.id, id, { confirmedPrice: attemptsLeft > 0 ? null : price });
    }
    case 'wait':
      return moveClock(work.tx, step.hours * 3_600_000);
  }
}

/** Whether it was done; a refusal is an answer too, and must leave nothing behind. */
async function attempt(investorId: string, step: Step): Promise<boolean> {
  try {
    await write(database, async (work) => {
      const [investor] = await work.tx.select().from(investors).where(eq(investors.id, investorId));
      await take(work, investor!, step);
    });
    await settleDue(database);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

describe('the ledger', () => {
  test('whatever an investor does, and time does: sums are zero, nobody is below zero, operations tell the balance', async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 8, maxLength: 20 }), async (taken) => {
        const investorId = await makeInvestor();
        await attempt(investorId, { kind: 'refill', amount: '2500.000001', automatic: false });
        for (const step of taken) if (await attempt(investorId, step)) done += 1;

        const { isBalanced, differences } = await read(database, (work) => checkLedger(work));
        expect({ isBalanced, differences }).toEqual({ isBalanced: true, differences: [] });
        const accounts = await database.read((tx) =>
          tx.select().from(ledgerAccount).where(eq(ledgerAccount.owner, investorId)),
        );
        for (const { balance } of accounts) expect(balance.startsWith('-')).toBe(false);
        const told = await database.read((tx) =>
          tx
            .select({
              currency: operation.currency,
              moved: sql`coalesce(sum(${operation.amount}) filter (where not ${operation.held}), 0)`.mapWith(
                readNumeric,
              ),
              held: sql`coalesce(sum(case when ${operation.held} then ${operation.amount}
                when ${operation.subject} = 'accruals_released' then -${operation.amount} end), 0)`.mapWith(
                readNumeric,
              ),
            })
            .from(operation)
            .where(eq(operation.investorId, investorId))
            .groupBy(operation.currency),
        );
        for (const { currency, moved, held } of told) {
          const kept = (kind: string) =>
            accounts.find((account) => account.kind === kind && account.currency === currency)?.balance ??
            '0';
          expect({ moved, held }).toEqual({ moved: kept('available'), held: kept('held') });
        }
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
      { numRuns: 10, seed: 26 },
    );
    expect(done).toBeGreaterThan(20);
  }, 120_000);

  const refusedBy = (work: (work: Work) => Promise<unknown>) =>
    write(database, work).then(
      () => 'nothing',
      (error: unknown) => violationOf(error)?.constraint,
    );

  test('the database refuses a transfer that does not sum to zero, at the end of the transaction', async () => {
    const owner = await makeInvestor();
    const refused = await refusedBy(async (work) => {
      await post(work, {
        kind: 'test',
        about: null,
        movements: [{ from: house('world'), to: of(owner, 'available'), ...usdt('1') }],
        seen: [],
      });
      const [one] = await work.tx
        .select()
        .from(ledgerEntry)
        .orderBy(sql`id desc`)
        .limit(1);
      const { id: _id, ...entry } = one!;
      await work.tx.insert(ledgerEntry).values({ ...entry, amount: '0.000001' });
    });
    expect(refused).toBe('ledger_balanced');
  });

  test('the database refuses to take an investor below zero', async () => {
    const owner = await makeInvestor();
    const refused = await refusedBy((work) =>
      post(work, {
        kind: 'test',
        about: null,
        movements: [{ from: of(owner, 'available'), to: house('world'), ...usdt('0.000001') }],
        seen: [],
      }),
    );
    expect(refused).toBe('ledger_account_never_negative');
  });

  test('the database refuses to change or remove an entry', async () => {
    expect(await refusedBy(({ tx }) => tx.update(ledgerEntry).set({ amount: '1' }))).toBe(
      'ledger_append_only',
    );
    expect(await refusedBy(({ tx }) => tx.delete(ledgerEntry))).toBe('ledger_append_only');
  });
});
