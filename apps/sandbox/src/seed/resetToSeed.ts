import { emptyDatabase } from '../database/emptyDatabase.ts';
import type { Database } from '../database/openDatabase.ts';
import { investor } from '../database/schema.ts';
import { seed } from './seed.ts';

/** Seeds a database that has nobody in it; one that has is left as it is. */
export async function seedIfEmpty(database: Database, standsAt?: Date): Promise<void> {
  const people = await database.read((sql) => sql.select({ id: investor.id }).from(investor).limit(1));
  if (people.length === 0) await resetToSeed(database, standsAt);
}

/** Empties the database and seeds it anew, with history up to `standsAt`, where the clock then stands, or up to now. */
export async function resetToSeed(database: Database, standsAt?: Date): Promise<void> {
  await emptyDatabase(database);
  await seed(database, standsAt ?? new Date(), standsAt !== undefined);
}
