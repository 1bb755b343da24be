import { sql } from 'drizzle-orm';
import { companySettings } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { CompanySettings } from '../core/CompanySettings.ts';

/**
 * Changes the given settings; the next call uses them. Other settings are not written: a concurrent change survives,
 * and unchanged ones use the defaults of the running version.
 */
export async function changeSettings(
  { tx }: Pick<TransactionContext, 'tx'>,
  change: Partial<CompanySettings>,
): Promise<void> {
  await tx
    .insert(companySettings)
    .values({ settings: change })
    .onConflictDoUpdate({
      target: companySettings.onlyRow,
      set: { settings: sql`${companySettings.settings} || excluded.settings` },
    });
}
