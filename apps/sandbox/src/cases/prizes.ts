import { compare } from '@meridian/money';
import { asc, inArray } from 'drizzle-orm';
import { casePrize } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

export type PrizeRow = typeof casePrize.$inferSelect;

/** Prizes of these cases, the likeliest first. Commitments contain them in this order. */
export async function readPrizes(
  { tx }: TransactionContext,
  caseIds: readonly string[],
): Promise<PrizeRow[]> {
  if (caseIds.length === 0) return [];
  const rows = await tx
    .select()
    .from(casePrize)
    .where(inArray(casePrize.caseId, [...caseIds]))
    .orderBy(asc(casePrize.id));
  return rows.toSorted((a, b) => compare(b.chancePercent, a.chancePercent));
}
