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
import type { TransactionContext } from '../transaction/TransactionContext.ts';

const minute = 60_000;
export const hour = 60 * minute;

/** An action, dated in milliseconds before the end of the seed. */
export interface Event {
  readonly ago: number;
  readonly login: string;
  readonly happen: (context: TransactionContext, investor: Investor) => Promise<unknown>;
}

export const usdt = (amount: DecimalString): Money => ({ amount, currency: 'USDT' });
export const btc = (amount: DecimalString): Money => ({ amount, currency: 'BTC' });

export const tronWallet = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

/** Reads the last code sent to an investor. */
async function lastCode({ tx }: TransactionContext, login: string): Promise<string> {
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
const onNoDevice = (context: TransactionContext) => ({ ...context, deviceTokens: [] });

/** Registers an investor and confirms the phone. */
export async function register(
  context: TransactionContext,
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
  const investor = await registerInvestor(context, { ...data, login }, await passwordHash);
  await confirmContact(onNoDevice(context), investor, 'phone', await lastCode(context, login));
  return investor;
}

/** Creates a refill and settles it at once, with the requested amount by default. */
export async function refillAndSettle(
  context: TransactionContext,
  investor: Investor,
  system: string,
  amount: Money,
  received?: DecimalString,
): Promise<void> {
  const { id } = await createRefill(context, investor.id, { system, amount });
  await settleRefill(context, id, received);
}

/** Opens a deposit from the balance. */
export function openDepositOf(
  context: TransactionContext,
  investor: Investor,
  plan: string,
  amount: Money,
  autoinvestment: boolean,
): Promise<DepositRow> {
  return invest(context, investor, { plan, amount, paymentMethod: 'balance', autoinvestment });
}

/** Requests and confirms a withdrawal; returns its id. */
export async function withdraw(
  context: TransactionContext,
  investor: Investor,
  amount: DecimalString,
): Promise<string> {
  const { id } = await requestWithdrawal(context, investor, {
    system: 'usdt-trc20',
    wallet: tronWallet,
    amount: usdt(amount),
  });
  const code = await lastCode(context, investor.login);
  const made = await confirmWithdrawal(onNoDevice(context), investor, { requestId: id, code });
  if (made instanceof ProblemError) throw made;
  return made.id;
}

/** Exchanges at a fresh quote. */
export async function exchange(
  context: TransactionContext,
  investor: Investor,
  amount: Money,
  target: string,
): Promise<void> {
  const { quoteId } = await makeQuote(context, investor.id, amount.currency, target);
  await makeExchange(context, investor.id, { quoteId, amount });
}

/** Buys the case with this price and uses some of its attempts. */
export async function buyCase(
  context: TransactionContext,
  investor: Investor,
  price: DecimalString,
  attempts: number,
): Promise<void> {
  const [found] = await context.tx
    .select({ id: cryptoCase.id })
    .from(cryptoCase)
    .where(eq(cryptoCase.price, price));
  if (!found) throw new Error(`No case costs ${price}.`);
  // How many bytes were drawn before depends on the time of the reset; the prizes must not.
  const before = await context.tx
    .select()
    .from(caseCommitment)
    .where(eq(caseCommitment.investorId, investor.id));
  const draws = seededRandom(`purchase ${before.length} of ${investor.login}`);
  const drawing = {
    ...context,
    random: { ...context.random, bytes: (length: number) => draws.bytes(length) },
  };
  await openCase(drawing, investor.id, found.id, { confirmedPrice: usdt(price) });
  for (let made = 1; made < attempts; made += 1) {
    await openCase(drawing, investor.id, found.id, { confirmedPrice: null });
  }
}
