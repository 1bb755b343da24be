import type { Schema } from '@meridian/api-client';
import type { DecimalString } from '@meridian/money';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { deposit, ledgerAccount, operation, readNumeric, refill, withdrawal } from '../database/schema.ts';
import { wireMoney } from '../ledger/wireMoney.ts';
import type { Work } from '../work/Work.ts';

function sum(of: SQL | typeof refill.credited): SQL<DecimalString> {
  return sql`coalesce(sum(${of}), 0)`.mapWith(readNumeric);
}

const first = ([row]: readonly { total: DecimalString }[]): DecimalString => row?.total ?? '0';

/** The six figures of the balances bar (section 2) in one currency; nothing is converted. */
export async function readStatistics(
  { tx, currencies }: Work,
  investorId: string,
  currency: string,
): Promise<Schema<'Statistics'>> {
  const money = (amount: DecimalString) => wireMoney(currencies, amount, currency);

  const refilled = await tx
    .select({ total: sum(refill.credited) })
    .from(refill)
    .where(
      and(eq(refill.investorId, investorId), eq(refill.currency, currency), eq(refill.status, 'replenished')),
    );

  const withdrawn = await tx
    .select({ total: sum(sql`${withdrawal.amount} - ${withdrawal.fee}`) })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.investorId, investorId),
        eq(withdrawal.currency, currency),
        eq(withdrawal.status, 'successful'),
      ),
    );

  const atWork = await tx
    .select({ total: sum(sql`${deposit.body}`) })
    .from(deposit)
    .where(
      and(
        eq(deposit.investorId, investorId),
        eq(deposit.currency, currency),
        inArray(deposit.status, ['waiting', 'in_work', 'awaiting_completion']),
      ),
    );

  const paidBy = (subjects: (typeof operation.$inferSelect)['subject'][]) =>
    tx
      .select({ total: sum(sql`${operation.amount}`) })
      .from(operation)
      .where(
        and(
          eq(operation.investorId, investorId),
          eq(operation.currency, currency),
          inArray(operation.subject, subjects),
        ),
      );

  const total = await tx
    .select({ total: sum(sql`${ledgerAccount.balance}`) })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.owner, investorId),
        eq(ledgerAccount.currency, currency),
        inArray(ledgerAccount.kind, ['available', 'on_deposit', 'in_withdrawal']),
      ),
    );

  return {
    refill: money(first(refilled)),
    withdraw: money(first(withdrawn)),
    activeDeposits: money(first(atWork)),
    earned: money(first(await paidBy(['accruals_released', 'turnover_award', 'case_prize']))),
    referrals: money(first(await paidBy(['referral_reward', 'matching_reward']))),
    total: money(first(total)),
  };
}
