import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeededDatabase } from '../../test/seededDatabase.ts';
import type { Database } from './openDatabase.ts';
import * as schema from './schema.ts';

let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

/** Columns of a table with their types and nullability. */
type Tables = Record<string, Record<string, string>>;

function add(tables: Tables, table: string, column: string, type: string, notNull: boolean): void {
  (tables[table] ??= {})[column] = notNull ? `${type} not null` : type;
}

function declared(): Tables {
  const tables: Tables = {};
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const { name, columns, primaryKeys } = getTableConfig(table);
    const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
    for (const column of columns) {
      add(tables, name, column.name, column.getSQLType(), column.notNull || keys.has(column.name));
    }
  }
  return tables;
}

async function migrated(): Promise<Tables> {
  const rows = await database.read((tx) =>
    tx
      .select({
        table: sql<string>`relname`,
        column: sql<string>`attname`,
        type: sql<string>`format_type(atttypid, atttypmod)`,
        notNull: sql<boolean>`attnotnull`,
      })
      .from(sql`pg_attribute join pg_class on pg_class.oid = attrelid`)
      .where(
        sql`relkind = 'r' and relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped`,
      ),
  );
  const tables: Tables = {};
  for (const { table, column, type, notNull } of rows) add(tables, table, column, type, notNull);
  return tables;
}

test('the schema in code equals the schema that the migrations create', async () => {
  expect(declared()).toEqual(await migrated());
});
