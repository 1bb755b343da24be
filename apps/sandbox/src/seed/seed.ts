import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { DecimalString, Money } from '@meridian/money';
import { confirmPhone } from '../auth/confirmPhone.ts';
import { findByLogin, registerInvestor } from '../auth/registerInvestor.ts';
import { letClockRun, stopClockAt } from '../clock/clock.ts';
import { settleDue } from '../clock/settleDue.ts';
import type { Database } from '../database/openDatabase.ts';
import { clock, notification, outbox } from '../database/schema.ts';
import { closeEarly } from '../deposit/endDeposit.ts';
import { invest } from '../deposit/invest.ts';
import type { DepositRow } from '../deposit/openDeposit.ts';
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
import { createRefill, rejectRefill, settleRefill } from '../refill/refills.ts';
import { buySubscription } from '../user/subscriptions.ts';
import { updateWallets } from '../user/wallets.ts';
import { seededChance } from '../work/chance.ts';
import { type Work, write } from '../work/Work.ts';
import { addCurrencies } from './addCurrencies.ts';

/** Who a person can sign in as at once. Not a secret: it opens the sandbox alone. */
export const DEMO = { login: 'demo', password: 'calm harbour 26' } as const;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const historyDays = 120;

const usdt = (amount: DecimalString): Money => ({ amount, currency: 'USDT' });
const btc = (amount: DecimalString): Money => ({ amount, currency: 'BTC' });
const tronWallet = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

/** The code that was sent last to an investor, read as a person would read it from a message. */
async function lastCode({ sql }: Work, login: string): Promise<string> {
  const [message] = await sql
    .select({ code: outbox.code })
    .from(outbox)
    .where(eq(outbox.login, login))
    .orderBy(desc(outbox.at), desc(outbox.id))
    .limit(1);
  if (!message?.code) throw new Error(`No code was sent to ${login}.`);
  return message.code;
}

async function register(work: Work, login: string, phone: string, password: string, inviter: string | null) {
  const investor = await registerInvestor(work, login, {
    email: `${login}@meridian.example`,
    phone,
    password,
    passwordConfirmation: password,
    inviter,
    agreementAccepted: true,
    language: 'en',
  });
  await confirmPhone(work, investor, await lastCode(work, login));
}

async function refillAndSettle(
  work: Work,
  investor: Investor,
  system: string,
  amount: Money,
  received?: DecimalString,
) {
  const { id } = await createRefill(work, investor.id, { system, amount });
  await settleRefill(work, id, received);
}

function put(
  work: Work,
  investor: Investor,
  plan: string,
  amount: Money,
  autoinvestment: boolean,
): Promise<DepositRow> {
  return invest(work, investor, { plan, amount, paymentMethod: 'balance', autoinvestment });
}

async function withdraw(work: Work, investor: Investor, amount: DecimalString): Promise<string> {
  const { id } = await requestWithdrawal(work, investor, {
    system: 'usdt-trc20',
    wallet: tronWallet,
    amount: usdt(amount),
  });
  const code = await lastCode(work, investor.login);
  const made = await confirmWithdrawal(work, investor, { requestId: id, code });
  if (made instanceof Refusal) throw made;
  return made.id;
}

/** Something that happened, so long ago. */
type Event = readonly [ago: number, happen: (work: Work, investor: Investor) => Promise<unknown>];

/** The demo investor's history, through the same rules as any other's; every status has one. */
const history: readonly Event[] = [
  [119 * day, (work, investor) => refillAndSettle(work, investor, 'usdt-trc20', usdt('6000'))],
  [119 * day - hour, (work, investor) => put(work, investor, 'usdt-start-30', usdt('1000'), true)],
  [118 * day, (work, investor) => put(work, investor, 'usdt-balance-90', usdt('2000'), false)],
  [
    110 * day,
    async (work, investor) => {
      const { id } = await createRefill(work, investor.id, { system: 'usdt-trc20', amount: usdt('300') });
      await rejectRefill(work, id, {
        en: 'The transfer came from another network.',
        ru: 'Перевод пришёл из другой сети.',
      });
    },
  ],
  [108 * day, (work, investor) => refillAndSettle(work, investor, 'btc', btc('0.25'))],
  [107 * day, (work, investor) => put(work, investor, 'btc-term-90', btc('0.1'), false)],
  [
    106 * day,
    (work, investor) => updateWallets(work, investor.id, { wallets: { 'usdt-trc20': tronWallet } }),
  ],
  [
    95 * day,
    async (work, investor) =>
      closeEarly(work, await put(work, investor, 'usdt-start-30', usdt('500'), false)),
  ],
  [90 * day + hour, (work, investor) => put(work, investor, 'usdt-balance-90', usdt('700'), false)],
  [80 * day, async (work, investor) => settleWithdrawal(work, await withdraw(work, investor, '200'))],
  [
    70 * day,
    async (work, investor) =>
      rejectWithdrawal(work, await withdraw(work, investor, '150'), {
        en: 'The wallet does not take this currency.',
        ru: 'Кошелёк не принимает эту валюту.',
      }),
  ],
  [60 * day, (work, investor) => buySubscription(work, investor, { option: 'quarter', price: usdt('27') })],
  [50 * day, async (work, investor) => failWithdrawal(work, await withdraw(work, investor, '100'))],
  [40 * day, (work, investor) => put(work, investor, 'usdt-balance-90', usdt('1500'), true)],
  [10 * day, (work, investor) => refillAndSettle(work, investor, 'usdt-trc20', usdt('2500'), '2495.5')],
  [2 * day, async (work, investor) => inspectWithdrawal(work, await withdraw(work, investor, '120'))],
  [5 * hour, (work, investor) => withdraw(work, investor, '80')],
  [hour, (work, investor) => put(work, investor, 'btc-term-90', btc('0.05'), false)],
  [
    20 * minute,
    (work, investor) => createRefill(work, investor.id, { system: 'usdt-trc20', amount: usdt('400') }),
  ],
];

/**
 * Fills an empty database: the inviter `anna`, and `demo` with four months of history that ends at `end`. All of it is
 * done by real operations on the clock in the past, so it balances; the same `end` gives the same rows.
 */
export async function seed(database: Database, end: Date, staysAtEnd: boolean): Promise<void> {
  const chance = seededChance('meridian');
  const at = async (moment: Date, happen: (work: Work) => Promise<unknown>) => {
    await write(database, ({ sql }) => stopClockAt(sql, moment), { chance });
    await settleDue(database, chance);
    await write(database, happen, { chance });
  };
  const ago = (milliseconds: number) => new Date(end.getTime() - milliseconds);

  await at(ago(historyDays * day), ({ sql }) => addCurrencies(sql));
  await at(ago(historyDays * day), (work) =>
    register(work, 'anna', '+35799000001', 'seven quiet herons 41', null),
  );
  await at(ago(historyDays * day - hour), (work) =>
    register(work, DEMO.login, '+35799000002', DEMO.password, 'anna'),
  );
  for (const [milliseconds, happen] of history) {
    await at(ago(milliseconds), async (work) => {
      const investor = await findByLogin(work, DEMO.login);
      if (!investor) throw new Error('The demo investor is missing.');
      await happen(work, investor);
    });
  }
  await at(end, async ({ sql }) => {
    const isOld = and(lt(notification.at, ago(30 * day)), isNull(notification.readAt));
    await sql
      .update(notification)
      .set({ readAt: ago(29 * day) })
      .where(isOld);
    if (!staysAtEnd) await letClockRun(sql);
    await sql.update(clock).set({ seededAt: end });
  });
}
