import { asc, sql } from 'drizzle-orm';
import { anyOf } from './anyOf.ts';
import type { Transaction } from './openDatabase.ts';
import { investor, partner } from './schema.ts';

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
