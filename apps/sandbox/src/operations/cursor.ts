import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Investor, operation } from '../database/schema.ts';
import { invalid } from '../core/ProblemError.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Where an export continues. */
interface Position {
  /** Operations after that of the cursor. */
  readonly after: SQL;
  /** Operations that matched when the export began. Counting them again for each part would be slow. */
  readonly total: number;
}

/** The cursor after an operation. Opaque to clients. */
export function cursorAfter(id: string, total: number): string {
  return Buffer.from(`${id}:${total}`).toString('base64url');
}

/** Reads a cursor. Rejects one that does not name an operation of this investor. */
export async function readPosition(
  { tx }: Pick<TransactionContext, 'tx'>,
  { id: investorId }: Pick<Investor, 'id'>,
  cursor: string,
  sortDir: 'asc' | 'desc' = 'desc',
): Promise<Position> {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, id, total] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,15})$/.exec(text) ?? [];
  if (id === undefined) throw invalid({ cursor: 'unknown_value' });
  // As text: a JavaScript date would lose the microseconds.
  const [last] = await tx
    .select({ at: sql<string>`${operation.at}::text` })
    .from(operation)
    .where(and(eq(operation.id, id), eq(operation.investorId, investorId)));
  if (!last) throw invalid({ cursor: 'unknown_value' });
  const row = sql`(${operation.at}, ${operation.id})`;
  const place = sql`(${last.at}::timestamptz, ${id}::uuid)`;
  return { after: sortDir === 'asc' ? sql`${row} > ${place}` : sql`${row} < ${place}`, total: Number(total) };
}
