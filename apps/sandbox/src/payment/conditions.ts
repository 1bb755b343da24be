import type { Schema } from '@meridian/api-client';
import { and, eq } from 'drizzle-orm';
import { deposit, type Investor, refill } from '../database/schema.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { refuseWhilePaused } from '../protection/pause.ts';
import { readWalletRows } from '../user/wallets.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

type Condition = Schema<'WithdrawalCondition'>;

/** In the order an investor should meet them: the first unmet one is reported. */
const order: readonly Condition['code'][] = [
  'phone_not_confirmed',
  'refill_required',
  'deposit_required',
  'deposit_or_refill_required',
  'no_withdrawal_wallet',
  'subscription_required',
];

async function hasDeposit({ tx }: TransactionContext, investorId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: deposit.id })
    .from(deposit)
    .where(eq(deposit.investorId, investorId))
    .limit(1);
  return rows.length > 0;
}

async function hasRefill({ tx }: TransactionContext, investorId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: refill.id })
    .from(refill)
    .where(and(eq(refill.investorId, investorId), eq(refill.status, 'replenished')))
    .limit(1);
  return rows.length > 0;
}

async function hasWallet(context: TransactionContext, investorId: string): Promise<boolean> {
  const systems = new Set((await readWalletRows(context, investorId)).map(({ system }) => system));
  return context.settings.paymentSystems.some(({ id, withdrawal }) => withdrawal && systems.has(id));
}

async function isMet(
  context: TransactionContext,
  investor: Investor,
  code: Condition['code'],
): Promise<boolean> {
  switch (code) {
    case 'phone_not_confirmed':
      return investor.phoneConfirmedAt !== null;
    case 'no_withdrawal_wallet':
      return hasWallet(context, investor.id);
    case 'deposit_required':
      return hasDeposit(context, investor.id);
    case 'refill_required':
      return hasRefill(context, investor.id);
    case 'deposit_or_refill_required':
      return (await hasRefill(context, investor.id)) || hasDeposit(context, investor.id);
    case 'subscription_required':
      return investor.subscriptionUntil !== null && investor.subscriptionUntil > context.now;
  }
}

/** Withdrawal conditions from the settings, each marked as met or not (section 6). */
export async function readConditions(context: TransactionContext, investor: Investor): Promise<Condition[]> {
  const conditions: Condition[] = [];
  for (const code of order) {
    if (!context.settings.withdrawal.conditions.includes(code)) continue;
    conditions.push({ code, met: await isMet(context, investor, code) });
  }
  return conditions;
}

/** Rejects a withdrawal during a pause, and with the first unmet condition. */
export async function requireConditions(context: TransactionContext, investor: Investor): Promise<void> {
  refuseWhilePaused(context, investor);
  const unmet = (await readConditions(context, investor)).find(({ met }) => !met);
  if (unmet) throw new ProblemError(unmet.code);
}
