import type { Schema } from '@meridian/api-client';
import { add, calculateDailyIncome, type DecimalString, incomeAfter, isZero } from '@meridian/money';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import { serializePlan } from '../settings/settings.handlers.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { isContinued, renewalPlanOf, serializeObstacle } from './renewal.ts';
import { findPartBounds, withoutPart } from './parts.ts';
import { getDayLength, receiptAtEnd, receiptNow, receiptOfPart } from './receipts.ts';
import type { DepositRow } from '../database/schema.ts';

type Language = Schema<'Language'>;

/** When the next full day ends; the first day while the deposit waits to start. */
function findNextAccrual(row: DepositRow): Date | null {
  return row.status === 'waiting' ? new Date(row.startsAt.getTime() + getDayLength(row)) : row.nextAccrualAt;
}

function serializeRenewal(
  context: TransactionContext,
  row: DepositRow,
  language: Language,
): Schema<'DepositRenewal'> {
  const { id, name } = renewalPlanOf(row);
  const obstacle = serializeObstacle(context, row);
  return { amount: row.renewalAmount, plan: { id, name: name[language] }, ...(obstacle && { obstacle }) };
}

export function serializeDeposit(
  context: TransactionContext,
  row: DepositRow,
  language: Language,
): Schema<'Deposit'> {
  const { currencies, settings } = context;
  const { plan, body } = row;
  const money = (amount: DecimalString) => serializeMoney(currencies, amount, row.currency);
  const netIncome = incomeAfter(body, plan, plan.timeInDays);
  return {
    id: row.id,
    plan: serializePlan(plan, settings, language),
    amount: money(body),
    paid: serializeMoney(currencies, row.paid, row.paidCurrency),
    course: row.rate === null ? null : { from: row.paidCurrency, to: row.currency, rate: row.rate },
    status: row.status,
    creationDate: row.createdAt.toISOString(),
    startDate: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    payoutDate: row.paysOutAt.toISOString(),
    closeDate: row.closedAt?.toISOString() ?? null,
    // A closed deposit shows what its investor had chosen.
    autoinvestment: row.status === 'closed' ? row.autoinvestment : isContinued({ settings }, row),
    ...(settings.capabilities.depositRenewal && { renewal: serializeRenewal(context, row, language) }),
    accrued: money(row.accrued),
    accruedDays: row.accruedDays,
    nextAccrualDate: findNextAccrual(row)?.toISOString() ?? null,
    dailyIncome: money(calculateDailyIncome(body, plan)),
    netIncome: money(netIncome),
    totalBody: money(add(body, netIncome)),
    closeReason: row.closeReason,
    payout: row.payout === null ? null : money(row.payout),
    continuedBy: row.continuedBy,
    ...(!isZero(row.closedParts) && { closedParts: money(row.closedParts) }),
    ...(row.partOf !== null && { partOf: row.partOf }),
  };
}

/** Preview of closing: the payout now and at the end of the term, of the whole or of a part. */
export function serializeClosing(
  context: TransactionContext,
  row: DepositRow,
  part: DecimalString | undefined,
): Schema<'DepositClosing'> {
  const { currencies, now } = context;
  const money = (amount: DecimalString) => serializeMoney(currencies, amount, row.currency);
  const serialize = (date: Date, receipt: ReturnType<typeof receiptNow>) => ({
    date: date.toISOString(),
    body: money(receipt.body),
    exitFeePercent: receipt.exitFeePercent,
    exitFee: money(receipt.exitFee),
    accruals: money(receipt.accruals),
    forfeited: money(receipt.forfeited),
    receipt: money(receipt.receipt),
  });
  const parts = findPartBounds(context, row);
  const common = { deposit: row.id, ...(parts && { parts }) };
  if (part === undefined) {
    return {
      ...common,
      now: serialize(now, receiptNow(row)),
      atEnd: serialize(row.paysOutAt, receiptAtEnd(row)),
    };
  }
  const rest = withoutPart(row, part);
  const obstacle = serializeObstacle(context, rest);
  return {
    ...common,
    now: serialize(now, receiptOfPart(receiptNow(row), receiptNow(rest))),
    atEnd: serialize(row.paysOutAt, receiptOfPart(receiptAtEnd(row), receiptAtEnd(rest))),
    remaining: serialize(row.paysOutAt, receiptAtEnd(rest)),
    ...(obstacle && { obstacle }),
  };
}
