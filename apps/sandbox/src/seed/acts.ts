import type { DecimalString, Money } from '@meridian/money';
import { desc, eq } from 'drizzle-orm';
import { confirmContact } from '../auth/confirmContact.ts';
import { registerInvestor } from '../auth/registerInvestor.ts';
import { makeQuote } from '../balance/quotes.ts';
import { openCase } from '../cases/openCase.ts';
import { caseCommitment, cryptoCase, type DepositRow, type Investor, outbox } from '../database/schema.ts';
import { invest } from '../deposit/invest.ts';
import { makeExchange } from '../exchange/makeExchange.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { confirmWithdrawal, requestWithdrawal } from '../payment/withdrawals.ts';
import { createRefill, settleRefill } from '../refill/refills.ts';
import { seededRandom } from '../core/random.ts';
import type { Work } from '../work/Work.ts';

const minute = 60_000;
export const hour = 60 * minute;

/** An action, dated in milliseconds before the end of the seed. */
export interface Event {
  readonly ago: number;
  readonly login: string;
  readonly happen: (work: Work, investor: Investor) => Promise<unknown>;
}

export const usdt = (amount: DecimalString): Money => ({ amount, currency: 'USDT' });
export const btc = (amount: DecimalString): Money => ({ amount, currency: 'BTC' });

export const tronWallet = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

/** Reads the last code sent to an investor. */
async function lastCode({ tx }: Work, login: string): Promise<string> {
  const [message] = await tx
    .select({ code: outbox.code })
    .from(outbox)
    .where(eq(outbox.login, login))
    .orderBy(desc(outbox.at), desc(outbox.id))
    .limit(1);
  if (!message?.code) throw new Error(`No code was sent to ${login}.`);
  return message.code;
}

interface Newcomer {
  readonly login: string;
  /** Default: made of the login. */
  readonly email?: string | undefined;
  readonly phone: string;
  readonly password: string;
  readonly passwordHash: Promise<string>;
  readonly inviter: string | null;
}

/** Seeds come from no browser. */
const onNoDevice = (work: Work) => ({ ...work, deviceTokens: [] });

/** Registers an investor and confirms the phone. */
export async function register(
  work: Work,
  { login, email = `${login}@investor.example`, phone, password, passwordHash, inviter }: Newcomer,
): Promise<Investor> {
  const data = {
    email,
    phone,
    password,
    passwordConfirmation: password,
    inviter,
    agreementAccepted: true,
    language: 'en',
  } as const;
  const investor = await registerInvestor(work, { ...data, login }, await passwordHash);
  await confirmContact(onNoDevice(work), investor, 'phone', await lastCode(work, login));
  return investor;
}

/** Creates a refill and settles it at once, with the requested amount by default. */
export async function refillAndSettle(
  work: Work,
  investor: Investor,
  system: string,
  amount: Money,
  received?: DecimalString,
): Promise<void> {
  const { id } = await createRefill(work, investor.id, { system, amount });
  await settleRefill(work, id, received);
}

/** Opens a deposit from the balance. */
export function openDepositOf(
  work: Work,
  investor: Investor,
  plan: string,
  amount: Money,
  autoinvestment: boolean,
): Promise<DepositRow> {
  return invest(work, investor, { plan, amount, paymentMethod: 'balance', autoinvestment });
}

/** Requests and confirms a withdrawal; returns its id. */
export async function withdraw(work: Work, investor: Investor, amount: DecimalString): Promise<string> {
  const { id } = await requestWithdrawal(work, investor, {
    system: 'usdt-trc20',
    wallet: tronWallet,
    amount: usdt(amount),
  });
  const code = await lastCode(work, investor.login);
  const made = await confirmWithdrawal(onNoDevice(work), investor, { requestId: id, code });
  if (made instanceof ProblemError) throw made;
  return made.id;
}

/** Exchanges at a fresh quote. */
export async function exchange(work: Work, investor: Investor, amount: Money, target: string): Promise<void> {
  const { quoteId } = await makeQuote(work, investor.id, amount.currency, target);
  await makeExchange(work, investor.id, { quoteId, amount });
}

/** Buys the case with this price and uses some of its attempts. */
export async function buyCase(
  work: Work,
  investor: Investor,
  price: DecimalString,
  attempts: number,
): Promise<void> {
  const [found] = await work.tx
    .select({ id: cryptoCase.id })
    .from(cryptoCase)
    .where(eq(cryptoCase.price, price));
  if (!found) throw new Error(`No case costs ${price}.`);
  // How many bytes were drawn before depends on the time of the reset; the prizes must not.
  const before = await work.tx
    .select()
    .from(caseCommitment)
    .where(eq(caseCommitment.investorId, investor.id));
  const draws = seededRandom(`purchase ${before.length} of ${investor.login}`);
  const drawing = { ...work, random: { ...work.random, bytes: (length: number) => draws.bytes(length) } };
  await openCase(drawing, investor.id, found.id, { confirmedPrice: usdt(price) });
  for (let made = 1; made < attempts; made += 1) {
    await openCase(drawing, investor.id, found.id, { confirmedPrice: null });
  }
}
