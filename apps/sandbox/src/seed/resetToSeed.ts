import type { Database, Transaction } from '../database/openDatabase.ts';
import { clock } from '../database/schema.ts';
import { seed } from './seed.ts';
import { type Crowd, seedCrowd } from './seedCrowd.ts';

/** Whether the seed is whole: while one is sown, and after a process that died over it, it is not. */
export async function isSeeded(tx: Transaction): Promise<boolean> {
  const [row] = await tx.select({ seededAt: clock.seededAt }).from(clock);
  return row?.seededAt instanceof Date;
}

/** Takes everything out of the database but its shape. The clock is set back to the real time. */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.runScript(`
    do $$
    declare names text;
    begin
      select string_agg(quote_ident(tablename), ', ') into names from pg_tables
      where schemaname = current_schema() and tablename <> 'migration';
      execute 'truncate ' || names || ' restart identity';
      insert into clock default values;
    end $$
  `);
}

/** What a database begins with. */
export interface SeedOptions {
  /** Where the history ends and the clock then stands; it ends now, and the clock runs, unless given. */
  readonly standsAt?: Date | undefined;
  /** Besides those whom tests and people know by name; nobody unless given. */
  readonly crowd?: Crowd | undefined;
}

/** Seeds a database that has no whole seed yet, inside the caller's `alone`; any other is left as it is, and false is given. */
export async function seedIfEmpty(database: Database, sowing: SeedOptions = {}): Promise<boolean> {
  if (await database.read(isSeeded)) return false;
  await seedAnew(database, sowing);
  return true;
}

/** Empties the database, seeds it anew, and does what follows before another process may empty it again. */
export function resetToSeed<Result>(
  database: Database,
  sowing: SeedOptions,
  follow: () => Promise<Result>,
): Promise<Result> {
  return database.alone(async () => {
    await seedAnew(database, sowing);
    return follow();
  });
}

async function seedAnew(database: Database, { standsAt, crowd }: SeedOptions): Promise<void> {
  const end = standsAt ?? new Date();
  await emptyDatabase(database);
  await seed(database, end, standsAt !== undefined);
  if (crowd) await seedCrowd(database, crowd, end);
  // Not before: whoever was interrupted on the way begins anew.
  await database.write((tx) => tx.update(clock).set({ seededAt: end }));
}
