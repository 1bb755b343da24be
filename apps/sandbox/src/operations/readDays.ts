import { and, count, gte, lt, type SQL, sql } from 'drizzle-orm';
import { startOfDay } from '../calls/period.ts';
import { operation } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

interface DaysQuery {
  readonly page: number;
  /** Operations that a page should not exceed. A day with more of them is a page of its own. */
  readonly limit: number;
  readonly sortDir: 'asc' | 'desc' | undefined;
  readonly timeZone: string;
}

interface PageOfDays {
  /** The days of the page; undefined beyond the last page. */
  readonly days: { readonly within: SQL | undefined; readonly count: number } | undefined;
  readonly total: number;
  readonly pages: number;
}

interface Day {
  readonly day: string;
  readonly count: number;
}

/** Which days are on a page of whole days. The days of all pages are counted, as the totals count all operations. */
export async function readDays(
  { tx }: Pick<TransactionContext, 'tx'>,
  { page, limit, sortDir = 'desc', timeZone }: DaysQuery,
  where: SQL | undefined,
): Promise<PageOfDays> {
  const found = await tx
    .select({
      day: sql<string>`(${operation.at} at time zone ${timeZone})::date::text`,
      count: count(),
    })
    .from(operation)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(sortDir === 'asc' ? sql`1 asc` : sql`1 desc`);
  const pages = pagesOf(found, limit);
  const total = found.reduce((sum, day) => sum + day.count, 0);
  const ofPage = pages[page - 1]?.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const [first, last] = [ofPage?.[0], ofPage?.at(-1)];
  if (!ofPage || !first || !last) return { days: undefined, total, pages: pages.length };
  return {
    days: {
      within: and(
        gte(operation.at, startOfDay(first.day, timeZone)),
        lt(operation.at, startOfDay(last.day, timeZone, 1)),
      ),
      count: ofPage.reduce((sum, day) => sum + day.count, 0),
    },
    total,
    pages: pages.length,
  };
}

function pagesOf(days: readonly Day[], limit: number): Day[][] {
  const pages: Day[][] = [];
  let room = 0;
  for (const day of days) {
    const page = pages.at(-1);
    if (page && day.count <= room) page.push(day);
    else pages.push([day]);
    room = (page && day.count <= room ? room : limit) - day.count;
  }
  return pages;
}
