import { and, gte, lt, type SQL, sql as text } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalid } from './Refusal.ts';

interface Paging {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** The page asked for; the contract's defaults where nothing is. */
export function pagingOf({ page = 1, limit = 20 }: { page?: number; limit?: number }): Paging {
  return { page, limit, offset: (page - 1) * limit };
}

/** The order asked for; ties are broken by id, so that paging loses and repeats nothing. */
export function orderOf(column: PgColumn | SQL, id: PgColumn, sortDir: 'asc' | 'desc' = 'desc'): SQL[] {
  return [column, id].map((part) => (sortDir === 'asc' ? text`${part} asc` : text`${part} desc`));
}

/** Refuses a time zone that nobody knows. */
export function checkTimeZone(timeZone: string): void {
  try {
    Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw invalid({ timeZone: 'unknown_value' });
  }
}

/** The first moment of a day, in a time zone. */
function startOf(day: string, timeZone: string, daysLater = 0): SQL {
  return text`(${day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone}`;
}

/** Both days of the period belong to it, whole, in the caller's time zone. */
export function periodOf(
  column: PgColumn,
  { from, to, timeZone = 'UTC' }: { from?: string; to?: string; timeZone?: string },
): SQL | undefined {
  checkTimeZone(timeZone);
  if (from !== undefined && to !== undefined && from > to) throw invalid({ to: 'date_out_of_range' });
  return and(
    from === undefined ? undefined : gte(column, startOf(from, timeZone)),
    to === undefined ? undefined : lt(column, startOf(to, timeZone, 1)),
  );
}
