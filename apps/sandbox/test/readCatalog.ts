import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/openDatabase.ts';

const parts = sql`(
  select 'column' as kind, relname || '.' || attname as name, concat_ws(' ', format_type(atttypid, atttypmod),
    attidentity, attgenerated, pg_get_expr(adbin, adrelid), case when attnotnull then 'not null' end) as definition
  from pg_attribute
  join pg_class on pg_class.oid = attrelid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relkind = 'r' and relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped
  union all
  select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
  from pg_constraint where connamespace = current_schema()::regnamespace
  union all
  select 'index', indexname, indexdef from pg_indexes where schemaname = current_schema()
  union all
  select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all
  select 'function', proname, pg_get_functiondef(oid) from pg_proc where pronamespace = current_schema()::regnamespace
  union all
  select 'rights', relname, relacl::text
  from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'S')
) as part`;

/** What a database consists of, without its rows: a line for each column, constraint, index, trigger, function and right. */
export async function readCatalog(database: Database): Promise<string[]> {
  const rows = await database.readAsOwner((tx) =>
    tx.select({ line: sql<string>`concat_ws(' ', kind, name, definition)` }).from(parts),
  );
  return rows.map(({ line }) => line).sort();
}
