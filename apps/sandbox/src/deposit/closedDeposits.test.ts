import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeededDatabase } from '../../test/seededDatabase.ts';
import type { Database } from '../database/openDatabase.ts';
import { deposit, readNumeric } from '../database/schema.ts';
import { read } from '../transaction/TransactionContext.ts';
import { readClosedDeposits } from './closedDeposits.ts';

let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

test('what the ledger says of closed deposits equals what was paid out, from ten deposits of a plan and quarter', async () => {
  const paidOut = await read(database, ({ tx }) =>
    tx
      .select({
        plan: sql<string>`${deposit.plan} ->> 'id'`,
        deposits: sql<number>`count(*)::integer`,
        // A continued deposit pays out nothing: its accruals are in the next one.
        result:
          sql`sum(case when ${deposit.closeReason} = 'client' then ${deposit.payout} - ${deposit.body} else ${deposit.accrued} end)`.mapWith(
            readNumeric,
          ),
      })
      .from(deposit)
      .where(sql`${deposit.status} = 'closed'`)
      .groupBy(sql`1, date_trunc('quarter', ${deposit.closedAt} at time zone 'UTC')`)
      .orderBy(sql`date_trunc('quarter', ${deposit.closedAt} at time zone 'UTC') desc, 1`),
  );
  const shown = await read(database, readClosedDeposits);
  expect(shown.some(({ closedEarly }) => closedEarly > 0)).toBe(true);
  expect(paidOut.some(({ deposits }) => deposits < 10)).toBe(true);
  expect(shown.map(({ plan, deposits, result }) => ({ plan, deposits, result }))).toEqual(
    paidOut.filter(({ deposits }) => deposits >= 10),
  );
});
