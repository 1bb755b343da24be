import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './openDatabase.ts';
import { migration } from './schema.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** Applies the migrations that were not applied yet, each whole or not at all, inside the caller's `alone`. */
export async function migrate(database: Database): Promise<void> {
  await database.runScript(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
  const applied = await database.read((sql) => sql.select({ name: migration.name }).from(migration));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) {
    if (applied.some((row) => row.name === name)) continue;
    const script = await readFile(new URL(name, folder), 'utf8');
    await database.runScript(`begin; ${script} insert into migration (name) values ('${name}'); commit;`);
  }
}
