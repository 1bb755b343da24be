import { house } from '../database/schema.ts';
import type { Work } from '../work/Work.ts';
import type { HouseSettings } from './HouseSettings.ts';

/** Changes the settings that are named; from the next call on they hold. */
export async function changeSettings(
  { sql, settings: present }: Work,
  change: Partial<HouseSettings>,
): Promise<void> {
  const settings = { ...present, ...change };
  await sql
    .insert(house)
    .values({ settings })
    .onConflictDoUpdate({ target: house.onlyRow, set: { settings } });
}
