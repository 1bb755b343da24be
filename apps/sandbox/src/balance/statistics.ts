import type { Schema } from '@meridian/api-client';
import { add, type DecimalString, isZero, subtract } from '@meridian/money';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { deposit, ledgerAccount, operation, readNumeric, refill, withdrawal } from '../database/schema.ts';
import { wireMoney } from '../ledger/wireMoney.ts';
import type { Work } from '../work/Work.ts';

type Figures = Schema<'StatisticsFigures'>;

interface Summed {
  readonly of: SQL | PgColumn;
  readonly from: PgTable;
  readonly currency: PgColumn;
  readonly where: SQL | undefined;
}

type Sums = ReadonlyMap<unknown, DecimalString>;

const sumOf = (one: Sums, other: Sums): Sums =>
  new Map(
    [...one.keys(), ...other.keys()].map((currency) => [
      currency,
      add(one.get(currency) ?? '0', other.get(currency) ?? '0'),
    ]),
  );

const negativeOf = (sums: Sums): Sums =>
  new Map([...sums].map(([currency, amount]) => [currency, subtract('0', amount)]));

/** Sums by currency, without zeros. */
async function sumsOf({ tx }: Pick<Work, 'tx'>, { of, from, currency, where }: Summed): Promise<Sums> {
  const rows = await tx
    .select({ currency, total: sql`sum(${of})`.mapWith(readNumeric) })
    .from(from)
    .where(where)
    .groupBy(currency);
  return new Map(rows.map((row) => [row.currency, row.total]));
}

/** The six figures of the balances bar (section 2), the result of the deposits and the fees. Nothing is converted. */
export async function readStatistics(
  work: Work,
  investorId: string,
  leading: string,
): Promise<Schema<'Statistics'>> {
  const paidBy = (subjects: (typeof operation.$inferSelect)['subject'][]) =>
    sumsOf(work, {
      of: operation.amount,
      from: operation,
      currency: operation.currency,
      where: and(eq(operation.investorId, investorId), inArray(operation.subject, subjects)),
    });
  const released = await paidBy(['accruals_released']);
  const exitFees = await paidBy(['deposit_exit_fee']);
  const otherFees = await paidBy(['withdrawal_fee', 'withdrawal_fee_returned', 'exchange_fee']);
  const sums = {
    refill: await sumsOf(work, {
      of: refill.credited,
      from: refill,
      currency: refill.currency,
      where: and(eq(refill.investorId, investorId), eq(refill.status, 'replenished')),
    }),
    withdraw: await sumsOf(work, {
      of: sql`${withdrawal.amount} - ${withdrawal.fee}`,
      from: withdrawal,
      currency: withdrawal.currency,
      where: and(eq(withdrawal.investorId, investorId), eq(withdrawal.status, 'successful')),
    }),
    activeDeposits: await sumsOf(work, {
      of: deposit.body,
      from: deposit,
      currency: deposit.currency,
      where: and(
        eq(deposit.investorId, investorId),
        inArray(deposit.status, ['waiting', 'in_work', 'awaiting_completion']),
      ),
    }),
    earned: await paidBy(['accruals_released', 'turnover_award', 'case_prize']),
    referrals: await paidBy(['referral_reward', 'matching_reward']),
    total: await sumsOf(work, {
      of: ledgerAccount.balance,
      from: ledgerAccount,
      currency: ledgerAccount.currency,
      where: and(
        eq(ledgerAccount.owner, investorId),
        inArray(ledgerAccount.kind, ['available', 'on_deposit', 'in_withdrawal']),
      ),
    }),
    depositsResult: sumOf(released, exitFees),
    // Operations of fees are below zero.
    fees: negativeOf(sumOf(exitFees, otherFees)),
  };
  const figuresIn = (currency: string): Figures => {
    const figure = (name: keyof Figures) =>
      wireMoney(work.currencies, sums[name].get(currency) ?? '0', currency);
    return {
      refill: figure('refill'),
      withdraw: figure('withdraw'),
      activeDeposits: figure('activeDeposits'),
      earned: figure('earned'),
      referrals: figure('referrals'),
      total: figure('total'),
      depositsResult: figure('depositsResult'),
      fees: figure('fees'),
    };
  };
  return {
    ...figuresIn(leading),
    others: [...work.currencies.keys()]
      .filter((currency) => currency !== leading)
      .map(figuresIn)
      .filter((figures) => Object.values(figures).some(({ amount }) => !isZero(amount))),
  };
}
