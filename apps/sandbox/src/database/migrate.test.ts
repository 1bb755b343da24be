import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openLastRelease } from '../../test/openLastRelease.ts';
import { readCatalog } from '../../test/readCatalog.ts';
import { createDatabase, openEmptyDatabase } from '../../test/seededDatabase.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './openDatabase.ts';
import { SchemaMismatch } from './SchemaMismatch.ts';
import { migration } from './schema.ts';

interface Row {
  readonly row: Readonly<Record<string, string | null>>;
}

/** Rows of each table, with their values as text: a JavaScript number would lose digits. */
async function readRows(database: Database): Promise<Record<string, readonly Row[]>> {
  const tables = await database.readAsOwner((tx) =>
    tx
      .select({ name: sql<string>`tablename` })
      .from(sql`pg_tables`)
      .where(sql`schemaname = current_schema() and tablename <> 'migration'`),
  );
  const rows: Record<string, readonly Row[]> = {};
  for (const { name } of tables) {
    rows[name] = await database.readAsOwner((tx) =>
      tx
        .select({
          row: sql<
            Row['row']
          >`(select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(${sql.identifier(name)})))`,
        })
        .from(sql`${sql.identifier(name)}`)
        .orderBy(sql`ctid`),
    );
  }
  return rows;
}

/** Columns that have another name since the last release. */
const renamed: Readonly<Record<string, string>> = { hears_about: 'notification_settings' };

const underNewNames = (rows: Awaited<ReturnType<typeof readRows>>) =>
  Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [
      table,
      all.map(({ row }) => ({
        row: Object.fromEntries(Object.entries(row).map(([name, value]) => [renamed[name] ?? name, value])),
      })),
    ]),
  );

test('an upgrade from the last release keeps every row', async () => {
  const database = await openLastRelease();
  const before = await readRows(database);
  expect(Object.keys(before).filter((name) => before[name]?.length === 0)).toEqual([]);
  await migrate(database);
  // A column may be new.
  expect(await readRows(database)).toMatchObject(underNewNames(before));
  await database.close();
});

test('a database of the last release becomes like a new one', async () => {
  const upgraded = await openLastRelease();
  await migrate(upgraded);
  const fresh = await openEmptyDatabase();
  await migrate(fresh);
  expect(await readCatalog(upgraded)).toEqual(await readCatalog(fresh));
  const readNames = (database: Database) => database.readAsOwner((tx) => tx.select().from(migration));
  const names = (await readNames(fresh)).map(({ name }) => name);
  expect((await readNames(upgraded)).map(({ name }) => name)).toEqual(names);
  await migrate(upgraded);
  expect((await readNames(upgraded)).map(({ name }) => name)).toEqual(names);
  await Promise.all([upgraded.close(), fresh.close()]);
});

test('a database before the last release is left as it is', async () => {
  const database = await openLastRelease();
  await database.runScript("delete from migration where name = '0120_languages.sql'");
  const before = await readCatalog(database);
  await expect(migrate(database)).rejects.toThrow(SchemaMismatch);
  expect(await readCatalog(database)).toEqual(before);
  await database.close();
});

test('the tables are in the schema of the connection, with all references', async () => {
  const { databaseUrl } = await createDatabase();
  const own = new URL(databaseUrl);
  own.searchParams.set('options', '-c search_path=own');
  const database = await openDatabase({ databaseUrl: own.href });
  await database.runScript('create schema own');
  await migrate(database);
  const catalog = await readCatalog(database);
  expect(catalog).toContain(
    'constraint deposit.deposit_currency_currency_code_fk FOREIGN KEY (currency) REFERENCES currency(code)',
  );
  await database.close();
});
