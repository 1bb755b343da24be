import { sql } from 'drizzle-orm';
import { house } from '../database/schema.ts';
import type { Work } from '../work/Work.ts';
import type { CompanySettings } from './CompanySettings.ts';

/**
 * Changes the settings that are named; from the next call on they hold. Nothing else is written: others may be changed at
 * the same moment, and what nobody changed has the first value of whichever version runs.
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
