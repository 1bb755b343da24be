import type { Sql } from '../database/openDatabase.ts';
import { house } from '../database/schema.ts';
import { firstSettings } from './firstSettings.ts';
import type { HouseSettings } from './HouseSettings.ts';

/** The settings as they stand; a key that came with a newer version has its first value. */
export async function readSettings(sql: Sql): Promise<HouseSettings> {
  const [row] = await sql.select({ settings: house.settings }).from(house);
  return row ? { ...firstSettings, ...row.settings } : firstSettings;
}

/** Changes the settings that are named. */
export async function changeSettings(sql: Sql, change: Partial<HouseSettings>): Promise<void> {
  const settings = { ...(await readSettings(sql)), ...change };
  await sql
    .insert(house)
    .values({ settings })
    .onConflictDoUpdate({ target: house.onlyRow, set: { settings } });
}
