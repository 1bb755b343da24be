import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { seedIfEmpty } from '../seed/resetToSeed.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './openDatabase.ts';

/** The statements that `deploy/README.md` tells an owner to run. */
async function documentedStatements(): Promise<string> {
  const text = await readFile(new URL('../../../../deploy/README.md', import.meta.url), 'utf8');
  const [, statements] = /```sql\n(.*?)```/s.exec(text) ?? [];
  if (statements === undefined) throw new Error('deploy/README.md has no SQL.');
  return statements;
}

let administrator: pg.Client;
let database: Database;
beforeAll(async () => {
  administrator = new pg.Client({ connectionString: inject('postgres') });
  await administrator.connect();
  // One by one: a database is not created in a transaction. Tests of other files have the role already.
  for (const statement of (await documentedStatements()).split(/;\n/).filter((line) => line.trim() !== ''))
    await administrator.query(statement).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && error.code === '42710')) throw error;
    });
  const address = new URL(inject('postgres'));
  address.username = 'meridian';
  address.pathname = '/meridian';
  database = await openDatabase({ databaseUrl: address.href });
  await migrate(database);
  await seedIfEmpty(database, {});
});
afterAll(async () => {
  await database?.close();
  await administrator?.end();
});

const ask = (statement: string) => database.write((tx) => tx.execute(sql.raw(statement)));

test('calls run as a role that is no superuser and may create neither roles nor databases', async () => {
  const may = {
    calls: sql`current_user`,
    name: sql`rolname`,
    rolsuper: sql`rolsuper`,
    rolcreaterole: sql`rolcreaterole`,
    rolcreatedb: sql`rolcreatedb`,
    rolreplication: sql`rolreplication`,
    rolbypassrls: sql`rolbypassrls`,
  };
  const rows = await database.write((tx) =>
    tx
      .select(may)
      .from(sql`pg_roles`)
      .where(sql`rolname in ('meridian', 'meridian_calls')`)
      .orderBy(sql`rolname`),
  );
  const no = {
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolreplication: false,
    rolbypassrls: false,
  };
  const calls = 'meridian_calls';
  expect(rows).toEqual([
    { calls, name: 'meridian', ...no },
    { calls, name: 'meridian_calls', ...no },
  ]);
});

test.each([
  'create role somebody',
  'create table another (id int)',
  'select * from pg_authid',
  "select pg_read_file('/etc/passwd')",
  "copy (select 1) to program 'id'",
  'truncate ledger_entry',
  'delete from ledger_entry',
  'update ledger_entry set amount = 0',
  'alter table ledger_entry disable trigger all',
  'drop table ledger_entry',
  'delete from migration',
])('calls may not run “%s”', async (statement) => {
  await expect(ask(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('no other role may connect to the database', async () => {
  await administrator.query('create role somebody_else login');
  const address = new URL(inject('postgres'));
  address.username = 'somebody_else';
  address.pathname = '/meridian';
  const other = new pg.Client({ connectionString: address.href });
  await expect(other.connect()).rejects.toMatchObject({ code: '42501' });
});
