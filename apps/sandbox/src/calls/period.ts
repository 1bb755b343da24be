import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dayInMilliseconds } from '../clock/clock.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { invalid } from '../core/ProblemError.ts';
import type { Transaction } from '../database/openDatabase.ts';

/** Names in lower case, as PostgreSQL ignores case. Cached: listing them is slow. */
let known: ReadonlySet<string> | undefined;

async function namesIn(tx: Transaction): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ name: sql<string>`lower(name)` }).from(sql`pg_timezone_names`);
  return new Set(rows.map(({ name }) => name));
}

/** A device without a named zone reports its offset, east of Greenwich. */
const offset = /^([+-])((?:0\d|1[0-4]):[0-5]\d)$/;

/**
 * The time zone as PostgreSQL takes it. A name that it does not have is UTC: a page must not fail because of the zone of the device.
 */
export async function readTimeZone(
  { tx }: Pick<TransactionContext, 'tx'>,
  { timeZone = 'UTC' }: Period,
): Promise<string> {
  const [, sign, distance] = offset.exec(timeZone) ?? [];
  // PostgreSQL counts a bare offset west of Greenwich, as POSIX does.
  if (sign !== undefined) return `${sign === '+' ? '-' : '+'}${distance}`;
  known ??= await namesIn(tx);
  return known.has(timeZone.toLowerCase()) ? timeZone : 'UTC';
}

/** The supported calendar days. */
const firstDay = '1970-01-01';
const lastDay = '9998-12-31';

/** The most days that a call divides a period into: those of a year. */
export const mostDays = 366;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayInMilliseconds).toISOString().slice(0, 10);

/** Whole days in the caller's time zone, both inclusive. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
  readonly timeZone?: string;
}

/** Refuses days out of range and an end before the start. */
export function checkPeriod({ from, to }: Period): void {
  const isBeyond = (day: string | undefined) => day !== undefined && (day < firstDay || day > lastDay);
  if (isBeyond(from)) throw invalid({ from: 'date_out_of_range' });
  if (isBeyond(to) || (from !== undefined && to !== undefined && from > to)) {
    throw invalid({ to: 'date_out_of_range' });
  }
}

export function startOfDay(day: string, timeZone: string, daysLater = 0): SQL {
  return sql`(${day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone}`;
}

/** A condition for a period. */
export async function isWithinPeriod(
  context: TransactionContext,
  column: PgColumn,
  period: Period,
): Promise<SQL | undefined> {
  checkPeriod(period);
  const timeZone = await readTimeZone(context, period);
  const { from, to } = period;
  return and(
    from === undefined ? undefined : gte(column, startOfDay(from, timeZone)),
    to === undefined ? undefined : lt(column, startOfDay(to, timeZone, 1)),
  );
}
