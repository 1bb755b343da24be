import type { Schema } from '@meridian/api-client';
import {
  compare,
  type DecimalString,
  calculateFee,
  formatMoney,
  isZero,
  netAfterFee,
  subtract,
} from '@meridian/money';
import { and, eq, isNull } from 'drizzle-orm';
import { sendCode, spendCode, voidCodes } from '../auth/codes.ts';
import type { DeviceCall } from '../auth/devices.ts';
import { type Investor, investor as investors, withdrawal, withdrawalRequest } from '../database/schema.ts';
import { type FieldErrors, invalid, ProblemError } from '../core/ProblemError.ts';
import { requireAvailable, company, investorAccount } from '../ledger/accounts.ts';
import { findBounds, checkAmount } from '../ledger/checkAmount.ts';
import { post } from '../ledger/transfer.ts';
import { getDecimals, serializeMoney } from '../ledger/serializeMoney.ts';
import { notify } from '../notification/notify.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import { refuseWhileLocked } from '../protection/accountLock.ts';
import { refuseBeyondOwnLimit } from '../user/ownLimits.ts';
import { findWalletLoss, normalizeAddress, readWalletRows, type WalletRow } from '../user/wallets.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { requireConditions } from './conditions.ts';
import { newId } from '../core/random.ts';

export type WithdrawalRow = typeof withdrawal.$inferSelect;

type RequestRow = typeof withdrawalRequest.$inferSelect;

type Recipient = Pick<RequestRow, 'system' | 'wallet'>;

async function findOwnWallet(
  context: TransactionContext,
  investorId: string,
  { system, wallet }: Recipient,
): Promise<WalletRow | undefined> {
  const rows = await readWalletRows(context, investorId);
  return rows.find((row) => row.system === system && row.address === wallet);
}

/** Rejects a wallet that would lose the money, and one that was added or changed a short time ago. */
async function requireUsable(
  context: TransactionContext,
  investorId: string,
  { system, wallet }: Recipient,
): Promise<void> {
  const loss = findWalletLoss(context.settings, system, wallet);
  if (loss) throw invalid({ wallet: loss });
  const usableAt = (await findOwnWallet(context, investorId, { system, wallet }))?.usableAt;
  if (usableAt && usableAt > context.now) {
    throw new ProblemError('wallet_waits', { usableDate: usableAt.toISOString() });
  }
}

interface Terms {
  readonly network: string;
  readonly fee: DecimalString;
  readonly net: DecimalString;
}

/** Validates the amount and computes the fee. */
async function getTerms(
  context: TransactionContext,
  investorId: string,
  request: Schema<'WithdrawalRequest'>,
): Promise<Terms> {
  const { settings, currencies } = context;
  const { amount } = request;
  const system = settings.paymentSystems.find(({ id }) => id === request.system);
  const terms = system?.withdrawal;
  const errors: Record<string, FieldErrors[string]> = {};
  if (!system || !terms) errors['system'] = 'unknown_value';
  else if (!(await findOwnWallet(context, investorId, request))) errors['wallet'] = 'no_withdrawal_wallet';
  const bounds = [findBounds(settings.withdrawal.amounts, amount.currency), ...(terms ? [terms] : [])];
  const wrong = checkAmount(currencies, amount, bounds);
  if (wrong) errors['amount'] = wrong;
  if (!system || !terms || Object.keys(errors).length > 0) throw invalid(errors);
  if (!terms.available) throw new ProblemError('payment_system_unavailable');
  const decimals = getDecimals(currencies, amount.currency);
  const net = netAfterFee(amount, terms.fee, decimals);
  if (isZero(net.amount)) throw invalid({ amount: 'amount_below_minimum' });
  return { network: system.network, fee: calculateFee(amount, terms.fee, decimals).amount, net: net.amount };
}

/** Fixes fee and net amount and sends the code. The balance is unchanged. A previous request is replaced. */
export async function requestWithdrawal(
  context: TransactionContext,
  investor: Investor,
  asked: Schema<'WithdrawalRequest'>,
): Promise<Schema<'WithdrawalConfirmation'>> {
  const { tx, now, currencies, settings } = context;
  const request = { ...asked, wallet: normalizeAddress(settings, asked.system, asked.wallet) };
  await requireConditions(context, investor);
  const { network, fee, net } = await getTerms(context, investor.id, request);
  await requireUsable(context, investor.id, request);
  await requireAvailable(context, investor.id, request.amount);
  await refuseBeyondOwnLimit(context, investor.id, 'withdrawals_per_day', request.amount);

  const id = newId(context);
  const { amount, currency } = request.amount;
  const replaced = await endOpenRequest(context, investor.id);
  const isRepeated =
    replaced?.system === request.system &&
    replaced.wallet === request.wallet &&
    replaced.currency === currency &&
    compare(replaced.amount, amount) === 0;
  // Corrected details get their code at once: only a repetition waits.
  if (replaced && !isRepeated) await voidCodes(context, investor.id, 'withdrawal');
  const code = await sendCode(context, investor, 'withdrawal', id);
  await tx.insert(withdrawalRequest).values({
    id,
    investorId: investor.id,
    system: request.system,
    network,
    wallet: request.wallet,
    currency,
    amount,
    fee,
    createdAt: now,
  });
  return {
    id,
    system: request.system,
    wallet: request.wallet,
    amount: serializeMoney(currencies, amount, currency),
    fee: serializeMoney(currencies, fee, currency),
    net: serializeMoney(currencies, net, currency),
    code,
  };
}

async function endOpenRequest(
  { tx, now }: TransactionContext,
  investorId: string,
): Promise<RequestRow | undefined> {
  const [ended] = await tx
    .update(withdrawalRequest)
    .set({ endedAt: now })
    .where(and(eq(withdrawalRequest.investorId, investorId), isNull(withdrawalRequest.endedAt)))
    .returning();
  return ended;
}

async function requestOf({ tx }: TransactionContext, investorId: string, id: string): Promise<RequestRow> {
  const [found] = await tx
    .select()
    .from(withdrawalRequest)
    .where(and(eq(withdrawalRequest.id, id), eq(withdrawalRequest.investorId, investorId)));
  if (!found) throw new ProblemError('not_found');
  return found;
}

/**
 * Sets the amount aside after a correct code. A wrong code is returned as a refusal, not thrown, so that the attempt
 * is counted.
 */
export async function confirmWithdrawal(
  context: DeviceCall,
  investor: Investor,
  { requestId, code }: Schema<'WithdrawalValidation'>,
): Promise<WithdrawalRow | ProblemError> {
  const { tx, now } = context;
  const request = await requestOf(context, investor.id, requestId);
  const refused = await spendCode(context, {
    holder: investor.id,
    purpose: 'withdrawal',
    about: request.id,
    code,
  });
  if (refused) return refused;
  await requireConditions(context, investor);
  // The wallet may have been removed since the request.
  if (!(await findOwnWallet(context, investor.id, request))) {
    throw new ProblemError('no_withdrawal_wallet');
  }
  await requireUsable(context, investor.id, request);
  const { endedAt: _endedAt, ...asked } = request;
  await requireAvailable(context, investor.id, asked);
  await refuseBeyondOwnLimit(context, investor.id, 'withdrawals_per_day', asked);
  await endOpenRequest(context, investor.id);
  const [made] = await tx
    .insert(withdrawal)
    .values({ ...asked, status: 'pending', createdAt: now, changedAt: now })
    .returning();
  if (!made) throw new Error('The withdrawal was not written.');
  await debit(context, made);
  return made;
}

async function debit(
  context: TransactionContext,
  { id, investorId, amount, fee, currency }: WithdrawalRow,
): Promise<void> {
  const common = { investorId, currency, type: 'system' } as const;
  await post(context, {
    kind: 'withdrawal_confirmed',
    about: id,
    movements: [
      {
        from: investorAccount(investorId, 'available'),
        to: investorAccount(investorId, 'in_withdrawal'),
        amount,
        currency,
      },
    ],
    operations: [
      { ...common, subject: 'withdrawal', amount: subtract(fee, amount) },
      { ...common, subject: 'withdrawal_fee', amount: subtract('0', fee) },
    ],
  });
}

/** Allowed transitions. The last three statuses are final. */
const sources: Record<Exclude<WithdrawalRow['status'], 'pending'>, readonly WithdrawalRow['status'][]> = {
  on_inspection: ['pending'],
  successful: ['pending', 'on_inspection'],
  rejected: ['pending', 'on_inspection'],
  error: ['pending', 'on_inspection'],
};

async function change(
  { tx, now }: TransactionContext,
  id: string,
  status: keyof typeof sources,
  details: Partial<Pick<WithdrawalRow, 'hash' | 'withdrawnAt' | 'rejectionReason'>> = {},
): Promise<WithdrawalRow> {
  const [row] = await tx.select().from(withdrawal).where(eq(withdrawal.id, id)).for('update');
  if (!row) throw new ProblemError('not_found');
  if (!sources[status].includes(row.status)) throw new ProblemError('conflict');
  await tx
    .update(withdrawal)
    .set({ status, changedAt: now, ...details })
    .where(eq(withdrawal.id, id));
  return row;
}

async function notifyInvestor(
  context: TransactionContext,
  { id, investorId }: WithdrawalRow,
  title: Bilingual,
  text: Bilingual,
): Promise<void> {
  await notify(context, { investorId, topic: 'withdrawal', topicId: id, title, text });
}

const returned: Bilingual = {
  en: 'is back on your balance, fee included.',
  ru: 'вернулось на баланс, включая комиссию.',
};

/** The whole amount of a withdrawal before what became of it. */
const written = ({ amount, currency }: WithdrawalRow, event: Bilingual): Bilingual => ({
  en: `${formatMoney({ amount, currency }, 'en')} ${event.en}`,
  ru: `${formatMoney({ amount, currency }, 'ru')} ${event.ru}`,
});

/** The network confirmed the transfer: the net amount has left, the company keeps the fee. Nothing is sent from a locked account. */
export async function settleWithdrawal(context: TransactionContext, id: string): Promise<void> {
  const [owner] = await context.tx
    .select({ investor: investors })
    .from(withdrawal)
    .innerJoin(investors, eq(investors.id, withdrawal.investorId))
    .where(eq(withdrawal.id, id));
  if (owner) refuseWhileLocked(context, owner.investor);
  const hash = context.random.bytes(32).toString('hex');
  const row = await change(context, id, 'successful', { hash, withdrawnAt: context.now });
  const { investorId, currency, fee } = row;
  const net = { amount: subtract(row.amount, fee), currency };
  await post(context, {
    kind: 'withdrawal_sent',
    about: id,
    movements: [
      { from: investorAccount(investorId, 'in_withdrawal'), to: company('world'), ...net },
      { from: investorAccount(investorId, 'in_withdrawal'), to: company('fees'), amount: fee, currency },
    ],
    operations: [],
  });
  await notifyInvestor(
    context,
    row,
    { en: 'Your withdrawal is complete', ru: 'Деньги выведены' },
    {
      en: `${formatMoney(net, 'en')} reached your wallet.`,
      ru: `${formatMoney(net, 'ru')} поступило на кошелёк.`,
    },
  );
}

/** Puts a withdrawal on inspection. The money stays set aside. */
export async function inspectWithdrawal(context: TransactionContext, id: string): Promise<void> {
  const row = await change(context, id, 'on_inspection');
  await notifyInvestor(
    context,
    row,
    { en: 'Your withdrawal is on inspection', ru: 'Вывод на проверке' },
    written(row, {
      en: 'is being checked before it is sent. If we reject the withdrawal, all of it comes back to your balance.',
      ru: 'проверяем перед отправкой. Если вывод отклоним, вся сумма вернётся на баланс.',
    }),
  );
}

/** The transfer failed: amount and fee return to the balance. */
export async function failWithdrawal(context: TransactionContext, id: string): Promise<void> {
  const row = await change(context, id, 'error');
  await returnMoney(context, row);
  await notifyInvestor(
    context,
    row,
    { en: 'Your withdrawal failed', ru: 'Вывод не удался' },
    written(row, returned),
  );
}

/** Rejects a withdrawal: amount and fee return to the balance. A null reason means that none is given. */
export async function rejectWithdrawal(
  context: TransactionContext,
  id: string,
  reason: Bilingual | null,
): Promise<void> {
  const row = await change(context, id, 'rejected', { rejectionReason: reason });
  await returnMoney(context, row);
  await notifyInvestor(
    context,
    row,
    { en: 'Your withdrawal was rejected', ru: 'Вывод отклонён' },
    written(row, {
      en: `${returned.en}${reason ? ` ${reason.en}` : ''}`,
      ru: `${returned.ru}${reason ? ` ${reason.ru}` : ''}`,
    }),
  );
}

const cancelled: Bilingual = { en: 'You cancelled it.', ru: 'Вы отменили его.' };

/** Cancels a pending withdrawal of this investor: amount and fee return to the balance. */
export async function cancelWithdrawal(
  context: TransactionContext,
  investorId: string,
  id: string,
): Promise<WithdrawalRow> {
  const { tx, now } = context;
  const isOwn = and(eq(withdrawal.id, id), eq(withdrawal.investorId, investorId));
  const [row] = await tx.select().from(withdrawal).where(isOwn).for('update');
  if (!row) throw new ProblemError('not_found');
  if (row.status !== 'pending') throw new ProblemError('update_error');
  await returnMoney(context, row);
  const changes = {
    status: 'rejected',
    changedAt: now,
    cancelledAt: now,
    rejectionReason: cancelled,
  } as const;
  await tx.update(withdrawal).set(changes).where(isOwn);
  return { ...row, ...changes };
}

async function returnMoney(
  context: TransactionContext,
  { id, investorId, amount, fee, currency }: WithdrawalRow,
): Promise<void> {
  const common = { investorId, currency, type: 'system' } as const;
  await post(context, {
    kind: 'withdrawal_returned',
    about: id,
    movements: [
      {
        from: investorAccount(investorId, 'in_withdrawal'),
        to: investorAccount(investorId, 'available'),
        amount,
        currency,
      },
    ],
    operations: [
      { ...common, subject: 'withdrawal_returned', amount: subtract(amount, fee) },
      { ...common, subject: 'withdrawal_fee_returned', amount: fee },
    ],
  });
}

export function serializeWithdrawal(
  { currencies }: TransactionContext,
  row: WithdrawalRow,
  language: Schema<'Language'>,
): Schema<'Withdrawal'> {
  const money = (amount: DecimalString) => serializeMoney(currencies, amount, row.currency);
  return {
    id: row.id,
    date: row.changedAt.toISOString(),
    amount: money(row.amount),
    fee: money(row.fee),
    net: money(subtract(row.amount, row.fee)),
    wallet: row.wallet,
    hash: row.hash,
    system: row.system,
    network: row.network,
    creationDate: row.createdAt.toISOString(),
    withdrawalDate: row.withdrawnAt?.toISOString() ?? null,
    cancelDate: row.cancelledAt?.toISOString() ?? null,
    status: row.status,
    rejectionReason: row.rejectionReason?.[language] ?? null,
  };
}
