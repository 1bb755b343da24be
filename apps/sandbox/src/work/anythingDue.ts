import { sql } from 'drizzle-orm';
import { deposit, investor, refill } from '../database/schema.ts';

/** Whether any event is due; part of the query that every call starts with. */
export const anythingDue = sql<boolean>`(
  exists (select 1 from ${deposit} where ${deposit.nextAccrualAt} <= sandbox_now())
  or exists (select 1 from ${deposit} where ${deposit.nextChangeAt} <= sandbox_now())
  or exists (
    select 1 from ${refill}
    where ${refill.status} = 'waiting' and ${refill.confirmations} = 0 and ${refill.inspectedAt} is null
      and ${refill.expiresAt} <= sandbox_now()
  )
  or exists (
    select 1 from ${investor}
    where ${investor.subscriptionUntil} is distinct from ${investor.subscriptionNotified}
      and ${investor.subscriptionUntil} <= sandbox_now()
  )
)`;
