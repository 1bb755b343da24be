import { count, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Query parameters of every list, with the contract's defaults. */
interface PageQuery {
  readonly page?: number;
  readonly limit?: number;
  readonly sortDir?: 'asc' | 'desc';
}

interface Listed<Rows extends PgSelect> {
  /** The query for all rows, with joins. */
  readonly rows: Rows;
  /** The table to count; joins must not change the number of rows. */
  readonly of: PgTable;
  readonly where: SQL | undefined;
  readonly by: PgColumn | SQL;
  /** Breaks ties, so that pages lose and repeat nothing. */
  readonly id: PgColumn;
}

interface Page<Item> {
  readonly items: Item[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

/** Rows of one page, without their number. */
export async function readRows<Rows extends PgSelect>(
  { page = 1, limit = 20, sortDir = 'desc' }: PageQuery,
  { rows, where, by, id }: Omit<Listed<Rows>, 'of'>,
): Promise<Rows['_']['result']> {
  const order = [by, id].map((part) => (sortDir === 'asc' ? sql`${part} asc` : sql`${part} desc`));
  const found: Rows['_']['result'] = await rows
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
  return found;
}

export async function readPage<Rows extends PgSelect, Item>(
  { tx }: Pick<TransactionContext, 'tx'>,
  query: PageQuery,
  listed: Listed<Rows>,
  serialize: (row: Rows['_']['result'][number]) => Item,
): Promise<Page<Item>> {
  const { page = 1, limit = 20 } = query;
  const [found, [counted]]: [Rows['_']['result'], { total: number }[]] = await Promise.all([
    readRows(query, listed),
    tx.select({ total: count() }).from(listed.of).where(listed.where),
  ]);
  return { items: found.map(serialize), page, limit, total: counted?.total ?? 0 };
}
