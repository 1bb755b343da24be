import { asc, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from './openDatabase.ts';
import { investor, partner } from './schema.ts';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** `column = any(ids)` with one parameter; a list is limited to 65,535 parameters. */
export function isAnyOf(column: AnyPgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}

interface Lock {
  readonly investors: readonly string[];
  /** Also locks everybody above these investors, who earns from them. */
  readonly withLineOf?: readonly string[];
}

/**
 * Locks these investors until the transaction ends. In one statement and in the order of ids, so that two transactions cannot
 * deadlock.
 */
export async function lockInvestors(tx: Transaction, { investors, withLineOf = [] }: Lock): Promise<void> {
  if (investors.length === 0) return;
  // A union: PostgreSQL uses no index for two conditions joined by `or`.
  const wanted = sql`
    select unnest(${sql.param([...investors])}::uuid[])
    union select ${partner.investorId} from ${partner} where ${isAnyOf(partner.partnerId, withLineOf)}`;
  await tx
    .select({ id: investor.id })
    .from(investor)
    .where(sql`${investor.id} in (${wanted})`)
    .orderBy(asc(investor.id))
    .for('no key update');
}
