import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Work } from '../work/Work.ts';
import { invalid } from '../core/Refusal.ts';
import type { Transaction } from '../database/openDatabase.ts';

/** Names in lower case, as both PostgreSQL and Node ignore case. Cached: listing them is slow. */
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

/** Refuses a time zone that PostgreSQL or Node does not know. */
export async function checkTimeZone(tx: Transaction, timeZone: string): Promise<void> {
  known ??= await namesIn(tx);
  if (!known.has(timeZone.toLowerCase()) || !isKnownHere(timeZone)) {
    throw invalid({ timeZone: 'unknown_value' });
  }
}

/** The supported calendar days. */
const firstDay = '1970-01-01';
const lastDay = '9998-12-31';

/** Whole days in the caller's time zone, both inclusive. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
  readonly timeZone?: string;
}

/** Refuses days out of range, an end before the start, and an unknown time zone. */
export async function checkPeriod({ tx }: Work, { from, to, timeZone }: Period): Promise<void> {
  if (timeZone !== undefined) await checkTimeZone(tx, timeZone);
  const isBeyond = (day: string | undefined) => day !== undefined && (day < firstDay || day > lastDay);
  if (isBeyond(from)) throw invalid({ from: 'date_out_of_range' });
  if (isBeyond(to) || (from !== undefined && to !== undefined && from > to)) {
    throw invalid({ to: 'date_out_of_range' });
  }
}

export function startOf(day: string, timeZone: string, daysLater = 0): SQL {
  return sql`(${day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone}`;
}

/** A condition for a period. */
export async function periodOf(work: Work, column: PgColumn, period: Period): Promise<SQL | undefined> {
  await checkPeriod(work, period);
  const { from, to, timeZone = 'UTC' } = period;
  return and(
    from === undefined ? undefined : gte(column, startOf(from, timeZone)),
    to === undefined ? undefined : lt(column, startOf(to, timeZone, 1)),
  );
}
