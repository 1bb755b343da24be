import { anyOf } from './anyOf.ts';
import type { Sql } from './openDatabase.ts';
import { asc, text } from './query.ts';
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
export async function lockInvestors(sql: Sql, { investors, withLineOf = [] }: Lock): Promise<void> {
  if (investors.length === 0) return;
  // One set of ids: two conditions with an `or` between them are met by no index.
  const wanted = text`
    select unnest(${text.param([...investors])}::uuid[])
    union select ${partner.investorId} from ${partner} where ${anyOf(partner.partnerId, withLineOf)}`;
  await sql
    .select({ id: investor.id })
    .from(investor)
    .where(text`${investor.id} in (${wanted})`)
    .orderBy(asc(investor.id))
    .for('no key update');
}
