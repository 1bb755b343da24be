import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './openDatabase.ts';
import { violationOf } from './violation.ts';

const folder = new URL('../../migrations/', import.meta.url);

const uniqueViolation = '23505';

/**
 * Applies the migrations that were not applied yet, each whole or not at all. Processes that start together may all
 * call it: the first one claims a migration's name, the others wait for it and pass on.
 */
export async function migrate(database: Database): Promise<void> {
  await database.runScript(`
    begin;
    select pg_advisory_xact_lock(20262026);
    create table if not exists migration (name text primary key, applied_at timestamptz not null default now());
    commit;
  `);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) {
    const script = await readFile(new URL(name, folder), 'utf8');
    try {
      await database.runScript(`begin; insert into migration (name) values ('${name}'); ${script} commit;`);
    } catch (error) {
      if (violationOf(error)?.code !== uniqueViolation) throw error;
    }
  }
}
