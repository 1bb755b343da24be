import { add, type DecimalString, formatMoney, type Money, subtract } from '@meridian/money';
import { and, eq } from 'drizzle-orm';
import { deposit, type DepositRow } from '../database/schema.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { company, investorAccount } from '../ledger/accounts.ts';
import { type Movement, post, type OperationLine } from '../ledger/transfer.ts';
import { notify } from '../notification/notify.ts';
import { matchAccruals } from '../partner/rewards.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { receiptNow } from './receipts.ts';
import { openDeposit } from './openDeposit.ts';
import { findRenewal, refusalWords } from './renewal.ts';

interface Ending {
  readonly reason: 'term' | 'client';
  readonly payout: DecimalString;
  readonly continuedBy?: string;
}

/** Closes the row. A second call finds nothing to change. */
async function closeRow(
  { tx, now }: TransactionContext,
  row: DepositRow,
  ending: Ending,
): Promise<DepositRow> {
  const [closed] = await tx
    .update(deposit)
    .set({
      status: 'closed',
      closedAt: now,
      closeReason: ending.reason,
      payout: ending.payout,
      continuedBy: ending.continuedBy ?? null,
      nextAccrualAt: null,
      nextChangeAt: null,
    })
    .where(and(eq(deposit.id, row.id), eq(deposit.status, row.status)))
    .returning();
  if (!closed) throw new ProblemError('deposit_closing_error');
  return closed;
}

/** Rejects closing a deposit that is not active. At the end of the term it is paid out in full, without a fee. */
export function requireClosable({ status }: DepositRow): void {
  if (status !== 'in_work') throw new ProblemError('deposit_closing_error');
}

/** Closes a deposit early: pays out the body minus the exit fee and forfeits the held accruals. */
export async function closeEarly(context: TransactionContext, row: DepositRow): Promise<DepositRow> {
  requireClosable(row);
  const { investorId, currency } = row;
  const { body, exitFee, forfeited, receipt } = receiptNow(row);
  const closed = await closeRow(context, row, { reason: 'client', payout: receipt });
  const common = { investorId, currency };
  await post(context, {
    kind: 'deposit_closed_early',
    about: row.id,
    movements: [
      {
        from: investorAccount(investorId, 'on_deposit'),
        to: investorAccount(investorId, 'available'),
        amount: receipt,
        currency,
      },
      { from: investorAccount(investorId, 'on_deposit'), to: company('fees'), amount: exitFee, currency },
      { from: investorAccount(investorId, 'held'), to: company('yield'), amount: forfeited, currency },
    ],
    operations: [
      { ...common, type: 'system', subject: 'deposit_closed', amount: body },
      { ...common, type: 'system', subject: 'deposit_exit_fee', amount: subtract('0', exitFee) },
      {
        ...common,
        type: 'accrual',
        subject: 'accruals_forfeited',
        amount: subtract('0', forfeited),
        held: true,
      },
    ],
  });
  return closed;
}

function released({ investorId, currency, body, accrued }: DepositRow): {
  movements: Movement[];
  operations: OperationLine[];
} {
  const common = { investorId, currency };
  return {
    movements: [
      {
        from: investorAccount(investorId, 'on_deposit'),
        to: investorAccount(investorId, 'available'),
        amount: body,
        currency,
      },
      {
        from: investorAccount(investorId, 'held'),
        to: investorAccount(investorId, 'available'),
        amount: accrued,
        currency,
      },
    ],
    operations: [
      { ...common, type: 'system', subject: 'deposit_closed', amount: body },
      { ...common, type: 'accrual', subject: 'accruals_released', amount: accrued },
    ],
  };
}

/**
 * Ends the term. Autoinvestment opens a new deposit with what was chosen; the rest is paid out, or everything where that is not
 * possible. The investor is notified.
 */
export async function endTerm(context: TransactionContext, row: DepositRow): Promise<void> {
  const { investorId, currency } = row;
  const whole = { amount: add(row.body, row.accrued), currency };
  const { movements, operations } = released(row);
  const renewal = findRenewal(context, row, row.accrued);
  if ('refused' in renewal) {
    await closeRow(context, row, { reason: 'term', payout: whole.amount });
    await post(context, { kind: 'deposit_paid_out', about: row.id, movements, operations });
    await matchAccruals(context, row);
    const why = row.autoinvestment ? refusalWords(renewal.refused, row) : undefined;
    await notify(context, {
      investorId,
      topic: 'deposit',
      topicId: row.id,
      ...paidOutWords(row, whole, why),
    });
    return;
  }
  const { plan, amount: body } = renewal;
  const continued = await openDeposit(context, {
    investorId,
    plan,
    body: body.amount,
    paid: body.amount,
    paidCurrency: currency,
    rate: null,
    autoinvestment: true,
    renewalAmount: row.renewalAmount,
    startDelaySeconds: 0,
  });
  const payout = { amount: subtract(whole.amount, body.amount), currency };
  await closeRow(context, row, { reason: 'term', payout: payout.amount, continuedBy: continued.id });
  await post(context, { kind: 'deposit_ended', about: row.id, movements, operations });
  await matchAccruals(context, row);
  await post(context, {
    kind: 'deposit_renewed',
    about: continued.id,
    movements: [
      {
        from: investorAccount(investorId, 'available'),
        to: investorAccount(investorId, 'on_deposit'),
        ...body,
      },
    ],
    operations: [
      {
        investorId,
        currency,
        type: 'system',
        subject: 'deposit_renewed',
        amount: subtract('0', body.amount),
      },
    ],
  });
  await notify(context, {
    investorId,
    topic: 'deposit',
    topicId: continued.id,
    ...renewedWords(continued, body, row.renewalAmount === 'body' ? payout : undefined),
  });
}

type Words = { readonly title: Bilingual; readonly text: Bilingual };

function paidOutWords({ plan }: DepositRow, whole: Money, why: Bilingual | undefined): Words {
  const text = {
    en: `Plan “${plan.name.en}”: ${formatMoney(whole, 'en')} is on your balance.`,
    ru: `План «${plan.name.ru}»: на баланс пришло ${formatMoney(whole, 'ru')}.`,
  };
  return {
    title: { en: 'Your deposit has ended', ru: 'Депозит выплачен' },
    text: why ? { en: `${text.en} ${why.en}`, ru: `${text.ru} ${why.ru}` } : text,
  };
}

function renewedWords({ plan }: DepositRow, body: Money, paidOut: Money | undefined): Words {
  const text = {
    en: `Autoinvestment on the plan “${plan.name.en}”: a new deposit of ${formatMoney(body, 'en')}.`,
    ru: `Автопродление по плану «${plan.name.ru}»: новый депозит на ${formatMoney(body, 'ru')}.`,
  };
  return {
    title: { en: 'Your deposit was continued', ru: 'Депозит продлён' },
    text: paidOut
      ? {
          en: `${text.en} Accruals of ${formatMoney(paidOut, 'en')} are on your balance.`,
          ru: `${text.ru} На баланс зачислены начисления: ${formatMoney(paidOut, 'ru')}.`,
        }
      : text,
  };
}
