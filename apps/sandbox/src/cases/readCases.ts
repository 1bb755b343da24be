import type { Schema } from '@meridian/api-client';
import { compare } from '@meridian/money';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { casePrize, casePurchase, cryptoCase } from '../database/schema.ts';
import { wireMoney } from '../ledger/wireMoney.ts';
import type { Work } from '../work/Work.ts';
import { worthOf } from '../balance/quotes.ts';

type Language = Schema<'Language'>;

export type CaseRow = typeof cryptoCase.$inferSelect;
export type PrizeRow = typeof casePrize.$inferSelect;

/** Prizes of these cases, the likeliest first. */
export async function readPrizes({ tx }: Work, caseIds: readonly string[]): Promise<PrizeRow[]> {
  if (caseIds.length === 0) return [];
  const rows = await tx
    .select()
    .from(casePrize)
    .where(inArray(casePrize.caseId, [...caseIds]))
    .orderBy(asc(casePrize.id));
  return rows.toSorted((a, b) => compare(b.chancePercent, a.chancePercent));
}

/** Unused attempts by case. */
export async function countAttemptsLeft({ tx }: Work, investorId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({
      caseId: casePurchase.caseId,
      left: sql`sum(${casePurchase.attemptsLeft})::int`.mapWith(Number),
    })
    .from(casePurchase)
    .where(and(eq(casePurchase.investorId, investorId), gt(casePurchase.attemptsLeft, 0)))
    .groupBy(casePurchase.caseId);
  return new Map(rows.map(({ caseId, left }) => [caseId, left]));
}

export function wirePrize(
  { currencies }: Work,
  { currency }: CaseRow,
  { id, name, amount, chancePercent }: PrizeRow,
  language: Language,
): Schema<'CasePrize'> {
  return {
    id,
    name: name[language],
    amount: amount === null ? null : wireMoney(currencies, amount, currency),
    chancePercent,
  };
}

/** Every case with its chances, cheapest first. */
export async function readCases(
  work: Work,
  investorId: string,
  language: Language,
): Promise<Schema<'CryptoCase'>[]> {
  const { tx, currencies } = work;
  const left = await countAttemptsLeft(work, investorId);
  const rows = await tx.select().from(cryptoCase).orderBy(asc(cryptoCase.createdAt), asc(cryptoCase.id));
  const prizes = await readPrizes(
    work,
    rows.map(({ id }) => id),
  );
  const priceOf = ({ price, currency }: CaseRow) => worthOf(work, { amount: price, currency });
  return rows
    .toSorted((a, b) => compare(priceOf(a), priceOf(b)))
    .map((row) => ({
      id: row.id,
      name: row.name[language],
      description: row.description[language],
      price: wireMoney(currencies, row.price, row.currency),
      attempts: row.attempts,
      attemptsLeft: left.get(row.id) ?? 0,
      available: row.onSale,
      prizes: prizes
        .filter(({ caseId }) => caseId === row.id)
        .map((prize) => wirePrize(work, row, prize, language)),
    }));
}
