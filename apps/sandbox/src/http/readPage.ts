import { count, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Work } from '../work/Work.ts';

/** What every list of the contract may be asked with; the contract's defaults where it is not. */
interface Asked {
  readonly page?: number;
  readonly limit?: number;
  readonly sortDir?: 'asc' | 'desc';
}

interface Listed<Rows extends PgSelect> {
  /** Every row that there is, with whatever is joined to it. */
  readonly rows: Rows;
  /** The table that is counted: what is joined neither adds rows nor takes any away. */
  readonly of: PgTable;
  readonly where: SQL | undefined;
  readonly by: PgColumn | SQL;
  /** Breaks ties, so that paging loses and repeats nothing. */
  readonly id: PgColumn;
}

interface Page<Item> {
  readonly items: Item[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

/** The page that was asked for, as the contract has it, and how many rows there are in all. */
export async function readPage<Rows extends PgSelect, Item>(
  { tx }: Pick<Work, 'tx'>,
  { page = 1, limit = 20, sortDir = 'desc' }: Asked,
  { rows, of, where, by, id }: Listed<Rows>,
  wire: (row: Rows['_']['result'][number]) => Item,
): Promise<Page<Item>> {
  const order = [by, id].map((part) => (sortDir === 'asc' ? sql`${part} asc` : sql`${part} desc`));
  const [found, [counted]]: [Rows['_']['result'], { total: number }[]] = await Promise.all([
    rows
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset((page - 1) * limit),
    tx.select({ total: count() }).from(of).where(where),
  ]);
  return { items: found.map(wire), page, limit, total: counted?.total ?? 0 };
}
