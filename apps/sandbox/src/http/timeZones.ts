import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/openDatabase.ts';
import { invalid } from './Refusal.ts';

/** Names in lower case: both who know them read them in any. To list them takes long, and they change with an update. */
let known: ReadonlySet<string> | undefined;

async function namesIn(tx: Transaction): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ name: sql<string>`lower(name)` }).from(sql`pg_timezone_names`);
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
export async function checkTimeZone(tx: Transaction, timeZone: string): Promise<void> {
  known ??= await namesIn(tx);
  if (!known.has(timeZone.toLowerCase()) || !isKnownHere(timeZone)) {
    throw invalid({ timeZone: 'unknown_value' });
  }
}
