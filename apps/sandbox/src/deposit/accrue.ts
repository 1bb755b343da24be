import { add } from '@meridian/money';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { deposit } from '../database/schema.ts';
import { house, of } from '../ledger/accounts.ts';
import { post } from '../ledger/transfer.ts';
import type { Work } from '../work/Work.ts';
import { dailyIncome } from './figures.ts';
import type { DepositRow } from './openDeposit.ts';

/** One full day of a deposit: its income is entered in the ledger and held. */
async function accrueDay(work: Work, row: DepositRow): Promise<void> {
  const { investorId, currency, plan } = row;
  const amount = dailyIncome(row.body, plan);
  const accruedDays = row.accruedDays + 1;
  const next = work.now.getTime() + work.settings.deposit.accrualPeriodSeconds * 1000;
  await work.sql
    .update(deposit)
    .set({
      accrued: add(row.accrued, amount),
      accruedDays,
      nextAccrualAt: accruedDays < plan.timeInDays ? new Date(next) : null,
    })
    .where(eq(deposit.id, row.id));
  await post(work, {
    kind: 'deposit_accrual',
    about: row.id,
    movements: [{ from: house('yield'), to: of(investorId, 'held'), amount, currency }],
    seen: [{ investorId, type: 'accrual', subject: 'deposit_accrual', amount, currency, held: true }],
  });
}

const daysInOneGo = 200;

/**
 * Accrues the full days that are over by the moment, the earliest first, each dated when it was over. At most so many in
 * one transaction: false when there are more.
 */
export async function accrueUntil(work: Work, moment: Date): Promise<boolean> {
  for (let days = 0; days < daysInOneGo; days += 1) {
    const [row] = await work.sql
      .select()
      .from(deposit)
      .where(and(isNotNull(deposit.nextAccrualAt), lte(deposit.nextAccrualAt, moment)))
      .orderBy(asc(deposit.nextAccrualAt), asc(deposit.id))
      .limit(1);
    if (!row?.nextAccrualAt) return true;
    await accrueDay({ ...work, now: row.nextAccrualAt }, row);
  }
  return false;
}
