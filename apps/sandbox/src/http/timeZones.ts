import type { Sql } from '../database/openDatabase.ts';
import { text } from '../database/query.ts';
import { invalid } from './Refusal.ts';

/** Names in lower case: both who know them read them in any. To list them takes long, and they change with an update. */
let known: ReadonlySet<string> | undefined;

async function namesIn(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql.select({ name: text<string>`lower(name)` }).from(text`pg_timezone_names`);
  return new Set(rows.map(({ name }) => name));
}

function isKnownHere(timeZone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Refuses a time zone, unless both the database and this process can count in it: each knows names of its own. */
export async function checkTimeZone(sql: Sql, timeZone: string): Promise<void> {
  known ??= await namesIn(sql);
  if (!known.has(timeZone.toLowerCase()) || !isKnownHere(timeZone)) {
    throw invalid({ timeZone: 'unknown_value' });
  }
}
