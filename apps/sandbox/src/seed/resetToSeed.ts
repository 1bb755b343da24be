import { emptyDatabase } from '../database/emptyDatabase.ts';
import type { Database } from '../database/openDatabase.ts';
import { clock } from '../database/schema.ts';
import { isSown } from './isSown.ts';
import { seed } from './seed.ts';
import { type Crowd, seedCrowd } from './seedCrowd.ts';

/** What a database begins with. */
export interface Sowing {
  /** Where the history ends and the clock then stands; it ends now, and the clock runs, unless given. */
  readonly standsAt?: Date | undefined;
  /** Besides those whom tests and people know by name; nobody unless given. */
  readonly crowd?: Crowd | undefined;
}

/** Seeds a database that has no whole seed yet, inside the caller's `alone`; any other is left as it is, and false is given. */
export async function seedIfEmpty(database: Database, sowing: Sowing = {}): Promise<boolean> {
  if (await database.read(isSown)) return false;
  await seedAnew(database, sowing);
  return true;
}

/** Empties the database, seeds it anew, and does what follows before another process may empty it again. */
export function resetToSeed<Result>(
  database: Database,
  sowing: Sowing,
  follow: () => Promise<Result>,
): Promise<Result> {
  return database.alone(async () => {
    await seedAnew(database, sowing);
    return follow();
  });
}

async function seedAnew(database: Database, { standsAt, crowd }: Sowing): Promise<void> {
  const end = standsAt ?? new Date();
  await emptyDatabase(database);
  await seed(database, end, standsAt !== undefined);
  if (crowd) await seedCrowd(database, crowd, end);
  // Not before: whoever was interrupted on the way begins anew.
  await database.write((tx) => tx.update(clock).set({ seededAt: end }));
}
