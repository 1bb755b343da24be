import { letClockRun, type RunningClock, type StandingClock } from '../clock/clock.ts';
import type { Database, Transaction } from '../database/openDatabase.ts';
import { clock } from '../database/schema.ts';
import { addStrategies, seed } from './seed.ts';
import { type PartnerSeed, seedPartners } from './seedPartners.ts';

/** False while a seed is in progress, or after a crash during it. */
export async function isSeeded(tx: Transaction): Promise<boolean> {
  const [row] = await tx.select({ seededAt: clock.seededAt }).from(clock);
  return row?.seededAt instanceof Date;
}

/** Deletes all rows. The clock runs with the real time again. */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.runScript(`
    do $$
    declare names text;
    begin
      select string_agg(quote_ident(tablename), ', ') into names from pg_tables
      where schemaname = current_schema() and tablename <> 'migration';
      alter table ledger_entry disable trigger ledger_entry_no_truncate;
      alter table ledger_transfer disable trigger ledger_transfer_no_truncate;
      execute 'truncate ' || names || ' restart identity';
      alter table ledger_entry enable trigger ledger_entry_no_truncate;
      alter table ledger_transfer enable trigger ledger_transfer_no_truncate;
      insert into clock default values;
    end $$
  `);
}

export interface SeedOptions {
  /** Its moment is the end of the seeded history. Default: now, and the clock runs with the real time. */
  readonly clock?: StandingClock | RunningClock | undefined;
  /** Generated partners in addition to the known investors. */
  readonly partners?: PartnerSeed | undefined;
}

/**
 * Seeds a database without a complete seed, inside the caller's `alone`. False where there was one: it only gets the strategies
 * that it lacks.
 */
export async function seedIfEmpty(database: Database, options: SeedOptions = {}): Promise<boolean> {
  if (await database.read(isSeeded)) {
    await database.write(addStrategies);
    return false;
  }
  await seedEmptied(database, options);
  return true;
}

/** Empties and seeds the database, then runs `follow` before another process may reset it. */
export function resetToSeed<Result>(
  database: Database,
  options: SeedOptions,
  follow: () => Promise<Result>,
): Promise<Result> {
  return database.alone(async () => {
    await seedEmptied(database, options);
    return follow();
  });
}

function endOf(wanted: SeedOptions['clock']): Date {
  if (!wanted) return new Date();
  return 'startsAt' in wanted ? wanted.startsAt : wanted.standsAt;
}

async function seedEmptied(database: Database, { clock: wanted, partners }: SeedOptions): Promise<void> {
  const end = endOf(wanted);
  await emptyDatabase(database);
  await seed(database, end);
  if (partners) await seedPartners(database, partners, end);
  await database.write(async (tx) => {
    if (!wanted) await letClockRun(tx);
    else if ('startsAt' in wanted) await letClockRun(tx, wanted.startsAt);
    // Last, so that an interrupted seed starts again.
    await tx.update(clock).set({ seededAt: end });
  });
}
