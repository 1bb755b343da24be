import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './openDatabase.ts';
import { SchemaMismatch } from './SchemaMismatch.ts';
import { migration } from './schema.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** `0001_schema.sql` replaced the migrations up to this one: a database that has them has the same tables. */
const lastReplaced = '0054_session_limits.sql';

/** Names of the applied migrations. Throws `SchemaMismatch` for tables that no migration created. */
async function readApplied(database: Database): Promise<string[]> {
  const tables = await database.readAsOwner((tx) =>
    tx
      .select({ name: sql<string>`tablename` })
      .from(sql`pg_tables`)
      .where(sql`schemaname = current_schema()`),
  );
  if (tables.length === 0) return [];
  if (!tables.some(({ name }) => name === 'migration')) throw new SchemaMismatch();
  const applied = await database.readAsOwner((tx) => tx.select({ name: migration.name }).from(migration));
  if (applied.length === 0 && tables.length > 1) throw new SchemaMismatch();
  const names = applied.map(({ name }) => name).sort();
  const replaced = names.indexOf(lastReplaced) + 1;
  return replaced === 0 ? names : ['0001_schema.sql', ...names.slice(replaced)];
}

/**
 * Applies the missing migrations, each in one transaction, inside the caller's `alone`. Throws `SchemaMismatch`, and changes
 * nothing, unless the applied ones are the first of these.
 */
export async function migrate(database: Database): Promise<void> {
  const applied = await readApplied(database);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  if (applied.some((name, index) => name !== names[index])) throw new SchemaMismatch();
  await database.runScript(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
  for (const name of names.slice(applied.length)) {
    const script = await readFile(new URL(name, folder), 'utf8');
    await database.runScript(`begin; ${script} insert into migration (name) values ('${name}'); commit;`);
  }
}
