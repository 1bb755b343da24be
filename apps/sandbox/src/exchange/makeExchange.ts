import type { Schema } from '@meridian/api-client';
import { isZero, previewExchange, subtract } from '@meridian/money';
import { spendQuote } from '../balance/quotes.ts';
import { exchange } from '../database/schema.ts';
import { invalid } from '../core/ProblemError.ts';
import { requireAvailable, company, investorAccount } from '../ledger/accounts.ts';
import { findBounds, checkAmount } from '../ledger/checkAmount.ts';
import { post } from '../ledger/transfer.ts';
import { getDecimals, serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { newId } from '../core/random.ts';

export const exchangeHandlers: InvestorHandlers = {
  async makeExchange(call) {
    return { status: 201, body: await makeExchange(call, call.investor.id, call.body) };
  },
};

/** Amount bought and fee, each rounded down to the decimals of the bought currency. */
function figuresOf(
  { currencies }: TransactionContext,
  { amount, currency }: Schema<'Money'>,
  quote: Awaited<ReturnType<typeof spendQuote>>,
) {
  const { rate, feePercent, target } = quote;
  const preview = previewExchange(amount, { rate, feePercent, decimals: getDecimals(currencies, target) });
  return { sold: amount, soldCurrency: currency, boughtCurrency: target, ...preview };
}

/** Sells one currency for another at the quoted rate. */
export async function makeExchange(
  context: TransactionContext,
  investorId: string,
  { quoteId, amount }: Schema<'ExchangeRequest'>,
): Promise<Schema<'Exchange'>> {
  const { tx, now, settings, currencies } = context;
  const quote = await spendQuote(context, investorId, quoteId);
  const wrong =
    amount.currency === quote.base
      ? checkAmount(currencies, amount, [findBounds(settings.exchange.amounts, amount.currency)])
      : 'unknown_value';
  if (wrong) throw invalid({ amount: wrong });
  const { received, ...figures } = figuresOf(context, amount, quote);
  const { sold, soldCurrency, bought, boughtCurrency, fee } = figures;
  if (isZero(received)) throw invalid({ amount: 'amount_below_minimum' });
  await requireAvailable(context, investorId, { amount: sold, currency: soldCurrency });

  const id = newId(context);
  await tx.insert(exchange).values({ id, investorId, quoteId, at: now, ...figures });
  const common = { investorId, type: 'system' } as const;
  const mine = investorAccount(investorId, 'available');
  await post(context, {
    kind: 'exchange',
    about: id,
    movements: [
      { from: mine, to: company('exchange'), amount: sold, currency: soldCurrency },
      { from: company('exchange'), to: mine, amount: bought, currency: boughtCurrency },
      { from: mine, to: company('fees'), amount: fee, currency: boughtCurrency },
    ],
    operations: [
      { ...common, subject: 'exchange_sold', amount: subtract('0', sold), currency: soldCurrency },
      { ...common, subject: 'exchange_bought', amount: bought, currency: boughtCurrency },
      { ...common, subject: 'exchange_fee', amount: subtract('0', fee), currency: boughtCurrency },
    ],
  });
  return {
    id,
    date: now.toISOString(),
    quoteId,
    course: { from: quote.base, to: quote.target, rate: quote.rate },
    sold: serializeMoney(currencies, sold, soldCurrency),
    received: serializeMoney(currencies, received, boughtCurrency),
    fee: serializeMoney(currencies, fee, boughtCurrency),
  };
}
