import { readdir, readFile } from 'node:fs/promises';
import type { Database } from '../src/database/openDatabase.ts';
import { openEmptyDatabase } from './seededDatabase.ts';

const folder = new URL('lastRelease/', import.meta.url);

/** A database as the last release with hand-written migrations left it, with rows in every table. */
export async function openLastRelease(): Promise<Database> {
  const database = await openEmptyDatabase();
  await database.runScript(
    'create table migration (name text primary key, applied_at timestamptz not null default now())',
  );
  for (const name of (await readdir(new URL('migrations/', folder))).sort()) {
    const script = await readFile(new URL(`migrations/${name}`, folder), 'utf8');
    await database.runScript(`begin; ${script} insert into migration (name) values ('${name}'); commit;`);
  }
  await database.runScript(await readFile(new URL('rows.sql', folder), 'utf8'));
  return database;
}
