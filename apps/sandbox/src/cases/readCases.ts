import type { Schema } from '@meridian/api-client';
import { add, compare, type DecimalString, multiply, roundDown } from '@meridian/money';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { casePurchase, cryptoCase } from '../database/schema.ts';
import { getDecimals, serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { calculateWorth } from '../balance/quotes.ts';
import { type CommitmentRow, nextOpenings } from './draws.ts';
import { type PrizeRow, readPrizes } from './prizes.ts';

type Language = Schema<'Language'>;

/** Decimals of an average before it is rounded. */
const decimals = 18;

export type CaseRow = typeof cryptoCase.$inferSelect;

/** Unused attempts by case. */
export async function countAttemptsLeft(
  { tx }: TransactionContext,
  investorId: string,
): Promise<Map<string, number>> {
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

export function serializePrize(
  { currencies }: TransactionContext,
  { currency }: CaseRow,
  { id, name, amount, chancePercent }: PrizeRow,
  language: Language,
): Schema<'CasePrize'> {
  return {
    id,
    name: name[language],
    amount: amount === null ? null : serializeMoney(currencies, amount, currency),
    chancePercent,
  };
}

/** The average prize of all attempts of a purchase, rounded down once. Prizes that are not money count as zero. */
function calculateExpectedValue(
  { currencies }: TransactionContext,
  { attempts, currency }: CaseRow,
  prizes: readonly PrizeRow[],
) {
  const perHundred = prizes.reduce<DecimalString>(
    (sum, { amount, chancePercent }) => add(sum, multiply(amount ?? '0', chancePercent, decimals)),
    '0',
  );
  const average = multiply(multiply(perHundred, '0.01', decimals), `${attempts}`, decimals);
  return serializeMoney(currencies, roundDown(average, getDecimals(currencies, currency)), currency);
}

/** Every case with its chances and the next opening of this user, cheapest first. */
export async function readCases(
  context: TransactionContext,
  investorId: string,
  language: Language,
): Promise<Schema<'CryptoCase'>[]> {
  const { tx, currencies } = context;
  const left = await countAttemptsLeft(context, investorId);
  const rows = await tx.select().from(cryptoCase).orderBy(asc(cryptoCase.createdAt), asc(cryptoCase.id));
  const prizes = await readPrizes(
    context,
    rows.map(({ id }) => id),
  );
  const onSale = rows.filter(({ onSale }) => onSale).map(({ id }) => id);
  const next = await nextOpenings(context, investorId, onSale);
  const serializeNext = (opening: CommitmentRow | undefined) =>
    opening ? { opening: opening.id, commitment: opening.commitment } : null;
  const prizesOf = ({ id }: CaseRow) => prizes.filter(({ caseId }) => caseId === id);
  const priceOf = ({ price, currency }: CaseRow) => calculateWorth(context, { amount: price, currency });
  return rows
    .toSorted((a, b) => compare(priceOf(a), priceOf(b)))
    .map((row) => ({
      id: row.id,
      name: row.name[language],
      description: row.description[language],
      price: serializeMoney(currencies, row.price, row.currency),
      expectedValue: calculateExpectedValue(context, row, prizesOf(row)),
      attempts: row.attempts,
      attemptsLeft: left.get(row.id) ?? 0,
      available: row.onSale,
      prizes: prizesOf(row).map((prize) => serializePrize(context, row, prize, language)),
      next: serializeNext(next.get(row.id)),
    }));
}
