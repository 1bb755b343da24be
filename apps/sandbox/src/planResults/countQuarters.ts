import { type SQL, sql } from 'drizzle-orm';
import { dayInMilliseconds } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';
import { deposit, ledgerAccount, ledgerEntry, ledgerTransfer, planResult } from '../database/schema.ts';
import { read, type TransactionContext, write } from '../transaction/TransactionContext.ts';

/** The first day of the quarter, in UTC, that is this many before the one of `moment`. */
export function quarterOf(moment: Date, before = 0): string {
  const month = Math.floor(moment.getUTCMonth() / 3) * 3 - before * 3;
  return new Date(Date.UTC(moment.getUTCFullYear(), month, 1)).toISOString().slice(0, 10);
}

/** Deposits that were closed in quarters that are over and not counted. By the day after, every call of a quarter has ended. */
function isUncounted({ now }: TransactionContext): SQL {
  const end = quarterOf(new Date(now.getTime() - dayInMilliseconds));
  return sql`
    ${deposit.closedAt} < ${end}::timestamp at time zone 'UTC' and ${deposit.closedAt} >= coalesce((
      select (max(${planResult.quarter}) + interval '3 months') at time zone 'UTC' from ${planResult}
    ), '-infinity')`;
}

/** Whether there is something to count. Events that are due may still close deposits in the past. */
async function isDue(context: TransactionContext): Promise<boolean> {
  if (!context.isSeedComplete || context.isAnythingDue) return false;
  const found = await context.tx
    .select({ id: deposit.id })
    .from(deposit)
    .where(isUncounted(context))
    .limit(1);
  return found.length > 0;
}

async function insertResults(context: TransactionContext): Promise<void> {
  if (!(await isDue(context))) return;
  // Another process may have been first.
  await context.tx.execute(sql`
    with closed as (select * from ${deposit} where ${isUncounted(context)}), brought as (
      select closed.id, -sum(${ledgerEntry.amount}) as result
      from closed
      join ${ledgerTransfer} on ${ledgerTransfer.about} = closed.id
      join ${ledgerEntry} on ${ledgerEntry.transferId} = ${ledgerTransfer.id}
      join ${ledgerAccount} on ${ledgerAccount.id} = ${ledgerEntry.accountId}
      where ${ledgerAccount.owner} is null and ${ledgerAccount.kind} in ('yield', 'fees')
        and ${ledgerTransfer.kind} in ('deposit_accrual', 'deposit_closed_early')
      group by closed.id
    )
    insert into ${planResult} (quarter, plan_id, currency, name, deposits, closed_early, body, result, plan_percent)
    select date_trunc('quarter', closed_at at time zone 'UTC'), plan ->> 'id', currency,
      (array_agg(plan -> 'name' order by closed_at desc, id desc))[1],
      count(distinct coalesce(part_of, id)),
      count(distinct coalesce(part_of, id)) filter (where close_reason = 'client'), sum(body), sum(coalesce(result, 0)),
      floor(sum(body * (plan ->> 'dailyYieldPercent')::numeric * (plan ->> 'timeInDays')::numeric) * 100 / sum(body)) / 100
    from closed left join brought using (id)
    group by 1, 2, 3
    on conflict do nothing`);
}

/** Counts quarters that are over once, in one of the processes. */
export async function countQuarters(database: Database): Promise<void> {
  if (await read(database, isDue)) await write(database, insertResults);
}
