import { asc, inArray } from 'drizzle-orm';
import type { Sql } from './openDatabase.ts';
import { investor } from './schema.ts';

/**
 * Waits until nobody else changes these investors' money, and keeps others out until the transaction ends. In the order
 * of their ids, so that two who lock several never wait for each other.
 */
export async function lockInvestors(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql
    .select({ id: investor.id })
    .from(investor)
    .where(inArray(investor.id, [...ids]))
    .orderBy(asc(investor.id))
    .for('no key update');
}
