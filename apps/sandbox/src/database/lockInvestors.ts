import { asc, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from './openDatabase.ts';
import { investor, partner } from './schema.ts';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** One of these ids, however many: they are one parameter, where a list of parameters ends at 65,535. */
export function anyOf(column: AnyPgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}

interface Lock {
  readonly investors: readonly string[];
  /** Of these, everybody who earns from them too. */
  readonly withLineOf?: readonly string[];
}

/**
 * Waits until nobody else changes these investors' money, and keeps others out until the transaction ends. All at once
 * and in the order of their ids, so that two who lock several never wait for each other.
 */
export async function lockInvestors(tx: Transaction, { investors, withLineOf = [] }: Lock): Promise<void> {
  if (investors.length === 0) return;
  // One set of ids: two conditions with an `or` between them are met by no index.
  const wanted = sql`
    select unnest(${sql.param([...investors])}::uuid[])
    union select ${partner.investorId} from ${partner} where ${anyOf(partner.partnerId, withLineOf)}`;
  await tx
    .select({ id: investor.id })
    .from(investor)
    .where(sql`${investor.id} in (${wanted})`)
    .orderBy(asc(investor.id))
    .for('no key update');
}
