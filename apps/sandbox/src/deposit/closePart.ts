import { type DecimalString, formatMoney, subtract } from '@meridian/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Bilingual } from '../core/CompanySettings.ts';
import { newId } from '../core/random.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { deposit, type DepositRow } from '../database/schema.ts';
import { company, investorAccount } from '../ledger/accounts.ts';
import { getDecimals } from '../ledger/serializeMoney.ts';
import { post } from '../ledger/transfer.ts';
import { notify } from '../notification/notify.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { withoutPart } from './parts.ts';
import { receiptNow, receiptOfPart } from './receipts.ts';
import { findObstacle, obstacleWords } from './renewal.ts';

/** Makes the part a row of its own, closed, and leaves the rest in work. What was paid is divided in proportion. */
async function dividedRows(
  context: TransactionContext,
  row: DepositRow,
  { part, accrued, payout }: Record<'part' | 'accrued' | 'payout', DecimalString>,
): Promise<{ readonly part: DepositRow; readonly rest: DepositRow }> {
  const { tx, now, currencies } = context;
  const left = withoutPart(row, part);
  const decimals = getDecimals(currencies, row.paidCurrency);
  const [rest] = await tx
    .update(deposit)
    .set({
      body: left.body,
      accrued: left.accrued,
      paid: sql`trunc(${deposit.paid} * ${left.body}::numeric / ${deposit.body}, ${decimals}::integer)`,
      closedParts: sql`${deposit.closedParts} + ${part}::numeric`,
    })
    .where(and(eq(deposit.id, row.id), eq(deposit.status, 'in_work'), eq(deposit.body, row.body)))
    .returning();
  if (!rest) throw new ProblemError('deposit_closing_error');
  const [closed] = await tx
    .insert(deposit)
    .values({
      ...row,
      id: newId(context),
      body: part,
      paid: subtract(row.paid, rest.paid),
      status: 'closed',
      accrued,
      closedAt: now,
      closeReason: 'client',
      payout,
      nextAccrualAt: null,
      nextChangeAt: null,
      closedParts: '0',
      partOf: row.id,
    })
    .returning();
  if (!closed) throw new Error('The part was not written.');
  return { part: closed, rest };
}

/** Says that the closing of the part has ruled out the renewal. */
function renewalWords(context: TransactionContext, before: DepositRow, rest: DepositRow): Bilingual {
  const obstacle = findObstacle(context, rest);
  if (!obstacle || obstacle === findObstacle(context, before)) return { en: '', ru: '' };
  const { en, ru } = obstacleWords(obstacle, rest);
  return {
    en: ` ${en} At the end of the term, everything comes to your balance, less any loss.`,
    ru: ` ${ru} В конце срока всё придёт на баланс за вычетом потерь, если они будут.`,
  };
}

/**
 * Closes a part of a deposit early, which the caller has checked: pays it out less its share of the exit fee, and forfeits its
 * accruals. The rest works on to the same date.
 */
export async function closePart(
  context: TransactionContext,
  row: DepositRow,
  amount: DecimalString,
): Promise<DepositRow> {
  const { investorId, currency } = row;
  const { body, exitFee, forfeited, receipt } = receiptOfPart(
    receiptNow(row),
    receiptNow(withoutPart(row, amount)),
  );
  const { part, rest } = await dividedRows(context, row, {
    part: body,
    accrued: forfeited,
    payout: receipt,
  });
  const common = { investorId, currency };
  // About the rest, which has the accruals that are forfeited here: the results of plans count the accruals of each row.
  await post(context, {
    kind: 'deposit_closed_early',
    about: rest.id,
    movements: [
      { from: investorAccount(investorId, 'held'), to: company('yield'), amount: forfeited, currency },
    ],
    operations: [
      {
        ...common,
        type: 'accrual',
        subject: 'accruals_forfeited',
        subjectId: part.id,
        amount: subtract('0', forfeited),
        held: true,
      },
    ],
  });
  await post(context, {
    kind: 'deposit_closed_early',
    about: part.id,
    movements: [
      {
        from: investorAccount(investorId, 'on_deposit'),
        to: investorAccount(investorId, 'available'),
        amount: receipt,
        currency,
      },
      { from: investorAccount(investorId, 'on_deposit'), to: company('fees'), amount: exitFee, currency },
    ],
    operations: [
      { ...common, type: 'system', subject: 'deposit_closed', amount: body },
      { ...common, type: 'system', subject: 'deposit_exit_fee', amount: subtract('0', exitFee) },
    ],
  });
  const paidOut = { amount: receipt, currency };
  const left = { amount: rest.body, currency };
  const fee = { amount: exitFee, currency };
  const lost = { amount: forfeited, currency };
  const renewal = renewalWords(context, row, rest);
  await notify(context, {
    investorId,
    topic: 'deposit',
    topicId: rest.id,
    title: { en: 'You closed part of your deposit early', ru: 'Вы досрочно закрыли часть депозита' },
    text: {
      en: `Plan “${row.plan.name.en}”: ${formatMoney(paidOut, 'en')} is on your balance, ${formatMoney(left, 'en')} stays on deposit. Fee: ${formatMoney(fee, 'en')}. Accruals lost: ${formatMoney(lost, 'en')}.${renewal.en}`,
      ru: `План «${row.plan.name.ru}»: на баланс пришло ${formatMoney(paidOut, 'ru')}, в депозите осталось ${formatMoney(left, 'ru')}. Комиссия: ${formatMoney(fee, 'ru')}. Сгорело начислений: ${formatMoney(lost, 'ru')}.${renewal.ru}`,
    },
  });
  return part;
}
