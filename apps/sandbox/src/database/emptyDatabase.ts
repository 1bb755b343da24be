import type { Database } from './openDatabase.ts';

/** Takes everything out of the database but its shape. The clock is set back to the real time. */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.runScript(`
    do $$
    declare names text;
    begin
      select string_agg(quote_ident(tablename), ', ') into names from pg_tables
      where schemaname = current_schema() and tablename <> 'migration';
      execute 'truncate ' || names || ' restart identity';
      insert into clock default values;
    end $$
  `);
}
