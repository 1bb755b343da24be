import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Work } from '../work/Work.ts';
import { invalid } from './Refusal.ts';
import type { Transaction } from '../database/openDatabase.ts';

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

/** Days between which the clock can stand; beyond them the database has no calendar, or years of another length. */
const firstDay = '1970-01-01';
const lastDay = '9998-12-31';

/** Days as the caller counts them, both of them whole. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
  readonly timeZone?: string;
}

/** Refuses a period that is in no calendar, ends before it begins, or is counted in a time zone that nobody knows. */
export async function checkPeriod({ tx }: Work, { from, to, timeZone }: Period): Promise<void> {
  if (timeZone !== undefined) await checkTimeZone(tx, timeZone);
  const isBeyond = (day: string | undefined) => day !== undefined && (day < firstDay || day > lastDay);
  if (isBeyond(from)) throw invalid({ from: 'date_out_of_range' });
  if (isBeyond(to) || (from !== undefined && to !== undefined && from > to)) {
    throw invalid({ to: 'date_out_of_range' });
  }
}

/** The first moment of a day, in a time zone. */
export function startOf(day: string, timeZone: string, daysLater = 0): SQL {
  return sql`(${day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone}`;
}

/** Both days of the period belong to it, whole, in the caller's time zone. */
export async function periodOf(work: Work, column: PgColumn, period: Period): Promise<SQL | undefined> {
  await checkPeriod(work, period);
  const { from, to, timeZone = 'UTC' } = period;
  return and(
    from === undefined ? undefined : gte(column, startOf(from, timeZone)),
    to === undefined ? undefined : lt(column, startOf(to, timeZone, 1)),
  );
}
