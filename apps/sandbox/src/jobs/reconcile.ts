import { eq, lt } from 'drizzle-orm';
import { dayInMilliseconds, nightBefore } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';
import { reconciliation } from '../database/schema.ts';
import { findDifferences } from '../ledger/checkLedger.ts';
import { write } from '../transaction/TransactionContext.ts';

/** A line of the log. */
export interface LedgerAlarm {
  readonly event: 'alarm';
  readonly alarm: 'ledger_differs';
  /** Ids of investors with a currency and an account, or currencies. */
  readonly differences: readonly string[];
}

const nightsKept = 30;

/**
 * Compares all balances with the ledger once a night, in one of the processes. A difference is an alarm in the log, and the
 * controls show it until a later night finds none.
 */
export async function reconcileNightly(database: Database, log: (line: LedgerAlarm) => void): Promise<void> {
  const differences = await write(database, async (context) => {
    const { tx, now, isSeedComplete } = context;
    if (!isSeedComplete) return [];
    const night = nightBefore(now);
    const claimed = await tx
      .insert(reconciliation)
      .values({ night, at: now })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) return [];
    const found = await findDifferences(context);
    await tx.update(reconciliation).set({ differences: found }).where(eq(reconciliation.night, night));
    await tx
      .delete(reconciliation)
      .where(lt(reconciliation.night, new Date(night.getTime() - nightsKept * dayInMilliseconds)));
    return found;
  });
  if (differences.length > 0) log({ event: 'alarm', alarm: 'ledger_differs', differences });
}
