import type { DecimalString } from '@meridian/money';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { deposit, ledgerAccount, ledgerEntry, ledgerTransfer, readNumeric } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Fewer closed deposits would say something about single investors. */
const fewestDeposits = 10;

/** What the closed deposits of one plan brought in one quarter, in UTC. */
export interface ClosedDeposits {
  readonly plan: string;
  /** Its first day. */
  readonly quarter: string;
  readonly deposits: number;
  readonly closedEarly: number;
  /** In the currency of the plan. */
  readonly body: DecimalString;
  /** Accruals without those that were forfeited, less exit fees. Negative for a loss. */
  readonly result: DecimalString;
  /** `result` in percent of `body`, with two decimals, rounded down. */
  readonly yieldPercent: DecimalString;
}

/** Reads the results from the ledger: a plan has one currency, so no exchange rate is needed. */
export function readClosedDeposits({ tx }: Pick<TransactionContext, 'tx'>): Promise<ClosedDeposits[]> {
  const results = tx
    .select({
      about: ledgerTransfer.about,
      result: sql`-sum(${ledgerEntry.amount})`.as('result'),
    })
    .from(ledgerTransfer)
    .innerJoin(ledgerEntry, eq(ledgerEntry.transferId, ledgerTransfer.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(
      and(
        isNull(ledgerAccount.owner),
        inArray(ledgerAccount.kind, ['yield', 'fees']),
        inArray(ledgerTransfer.kind, ['deposit_accrual', 'deposit_closed_early']),
      ),
    )
    .groupBy(ledgerTransfer.about)
    .as('results');
  const plan = sql<string>`${deposit.plan} ->> 'id'`;
  const quarter = sql<string>`to_char(date_trunc('quarter', ${deposit.closedAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const body = sql`sum(${deposit.body})`;
  const result = sql`sum(coalesce(${results.result}, 0))`;
  return tx
    .select({
      plan,
      quarter,
      deposits: sql<number>`count(*)::integer`,
      closedEarly: sql<number>`(count(*) filter (where ${deposit.closeReason} = 'client'))::integer`,
      body: body.mapWith(readNumeric),
      result: result.mapWith(readNumeric),
      yieldPercent: sql`floor(${result} * 10000 / ${body}) / 100`.mapWith(readNumeric),
    })
    .from(deposit)
    .leftJoin(results, eq(results.about, deposit.id))
    .where(eq(deposit.status, 'closed'))
    .groupBy(sql`1, 2`)
    .having(sql`count(*) >= ${fewestDeposits}`)
    .orderBy(desc(sql`2`), asc(sql`1`));
}
