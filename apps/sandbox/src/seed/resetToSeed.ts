import { emptyDatabase } from '../database/emptyDatabase.ts';
import type { Database } from '../database/openDatabase.ts';
import { clock } from '../database/schema.ts';
import { seed } from './seed.ts';

/** Seeds a database that has no whole seed yet, inside the caller's `alone`; any other is left as it is. */
export async function seedIfEmpty(database: Database, standsAt?: Date): Promise<void> {
  const [row] = await database.read((sql) => sql.select({ seededAt: clock.seededAt }).from(clock));
  if (!row?.seededAt) await seedAnew(database, standsAt);
}

/** Empties the database and seeds it anew, with history up to `standsAt`, where the clock then stands, or up to now. */
export function resetToSeed(database: Database, standsAt?: Date): Promise<void> {
  return database.alone(() => seedAnew(database, standsAt));
}

async function seedAnew(database: Database, standsAt: Date | undefined): Promise<void> {
  await emptyDatabase(database);
  await seed(database, standsAt ?? new Date(), standsAt !== undefined);
}
