import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './openDatabase.ts';
import { SchemaMismatch } from './SchemaMismatch.ts';
import { migration } from './schema.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** The last migration before Drizzle generated them. `adopt.sql` upgrades a database that has it. */
const lastHandWritten = '0120_languages.sql';

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
  if (applied.length === 0) throw new SchemaMismatch();
  return applied.map(({ name }) => name).sort();
}

/** The script of a file. Drizzle writes the schema of what a table references; here it is the schema of the connection. */
async function readScript(name: string): Promise<string> {
  const script = await readFile(new URL(name, folder), 'utf8');
  return script.replaceAll('"public".', '');
}

/** Applied migrations, after a database of the hand-written ones was upgraded. */
async function adopt(database: Database): Promise<string[]> {
  const applied = await readApplied(database);
  if (applied.at(-1) !== lastHandWritten) return applied;
  await database.runScript(`begin; ${await readScript('adopt.sql')} commit;`);
  return readApplied(database);
}

/**
 * Applies the missing migrations in one transaction, inside the caller's `alone`. Throws `SchemaMismatch`, and changes nothing,
 * unless the applied ones are the first of these.
 */
export async function migrate(database: Database): Promise<void> {
  const applied = await adopt(database);
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort();
  if (applied.some((name, index) => name !== names[index])) throw new SchemaMismatch();
  const missing = names.slice(applied.length);
  if (missing.length === 0) return;
  const scripts = await Promise.all(missing.map(readScript));
  const rows = missing.map((name) => `('${name}')`).join(', ');
  await database.runScript(
    `begin; ${scripts.join('\n')}\n insert into migration (name) values ${rows}; commit;`,
  );
}
