import type { Schema } from '@meridian/api-client';
import { type DecimalString, type Money, multiply } from '@meridian/money';
import { and, eq, sql } from 'drizzle-orm';
import { clock, quote, readNumeric } from '../database/schema.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { getDecimals } from '../ledger/serializeMoney.ts';
import { newId } from '../core/random.ts';

/** Totals across currencies use this one: the default balance currency of section 9. */
export const reportingCurrency = 'USDT';

/** Value in `reportingCurrency` at the current rate, rounded down. */
export function calculateWorth(
  { settings, currencies }: Pick<TransactionContext, 'settings' | 'currencies'>,
  { amount, currency }: Money,
): DecimalString {
  const worth = settings.worthInUsdt[currency];
  if (worth === undefined) throw new Error(`No rate is set for ${currency}.`);
  return multiply(amount, worth, getDecimals(currencies, reportingCurrency));
}

/**
 * Units of the target per unit of the source, rounded down to twelve decimals. The same rounded rate is applied later.
 */
async function rateBetween(
  { tx, settings }: TransactionContext,
  source: string,
  target: string,
): Promise<DecimalString> {
  const [from, to] = [settings.worthInUsdt[source], settings.worthInUsdt[target]];
  if (from === undefined || to === undefined) throw new Error(`No rate is set for ${source} and ${target}.`);
  const [row] = await tx
    .select({ rate: sql`trunc(${from}::numeric(60, 30) / ${to}::numeric(60, 30), 12)`.mapWith(readNumeric) })
    .from(clock);
  return row?.rate ?? '0';
}

function refuseUnknown({ currencies }: TransactionContext, source: string, target: string): void {
  if (!currencies.has(source)) throw invalid({ sourceCurrency: 'unknown_value' });
  if (!currencies.has(target) || source === target) throw invalid({ targetCurrency: 'unknown_value' });
}

/** Quotes a rate and stores it until it expires. */
export async function makeQuote(
  context: TransactionContext,
  investorId: string,
  source: string,
  target: string,
): Promise<Schema<'ExchangeQuote'>> {
  refuseUnknown(context, source, target);
  const { tx, now, settings } = context;
  const rate = await rateBetween(context, source, target);
  const id = newId(context);
  const feePercent = settings.exchangeFeePercent;
  const expiresAt = new Date(now.getTime() + settings.exchange.quoteLifetimeSeconds * 1000);
  await tx.insert(quote).values({ id, investorId, base: source, target, rate, feePercent, expiresAt });
  return {
    quoteId: id,
    course: { from: source, to: target, rate },
    feePercent,
    expiryDate: expiresAt.toISOString(),
  };
}

/** Uses up a valid quote of this investor. A quote can be used for one deposit or exchange. */
export async function spendQuote(
  { tx, now }: TransactionContext,
  investorId: string,
  id: string | undefined,
) {
  if (id === undefined) throw invalid({ quoteId: 'required' });
  const [found] = await tx
    .select()
    .from(quote)
    .where(and(eq(quote.id, id), eq(quote.investorId, investorId)));
  if (!found) throw new ProblemError('not_found');
  if (found.expiresAt <= now || found.spentAt !== null) throw new ProblemError('quote_expired');
  await tx.update(quote).set({ spentAt: now }).where(eq(quote.id, id));
  return found;
}
