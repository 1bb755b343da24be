import { sql } from 'drizzle-orm';
import { house } from '../database/schema.ts';
import type { Work } from '../work/Work.ts';
import type { CompanySettings } from '../core/CompanySettings.ts';

/**
 * Changes the given settings; the next call uses them. Other settings are not written: a concurrent change survives,
 * and unchanged ones use the defaults of the running version.
 */
export async function changeSettings(
  { tx }: Pick<Work, 'tx'>,
  change: Partial<CompanySettings>,
): Promise<void> {
  await tx
    .insert(house)
    .values({ settings: change })
    .onConflictDoUpdate({
      target: house.onlyRow,
      set: { settings: sql`${house.settings} || excluded.settings` },
    });
}
