import { eq } from 'drizzle-orm';
import { investor as investors } from '../database/schema.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { requireCurrency } from '../settings/requireCurrency.ts';
import { serializeBalance } from './balances.ts';
import { readHistory } from './history.ts';
import { makeQuote } from './quotes.ts';
import { readStatistics } from './statistics.ts';

export const balanceHandlers: InvestorHandlers = {
  async getBalance(call) {
    return { status: 200, body: await serializeBalance(call, call.investor) };
  },

  async chooseBalance(call) {
    const { tx, investor, body } = call;
    const choice = { balanceType: body.type, balanceCurrency: requireCurrency(call, body.currency) };
    await tx.update(investors).set(choice).where(eq(investors.id, investor.id));
    return { status: 200, body: await serializeBalance(call, { id: investor.id, ...choice }) };
  },

  async getStatistics(call) {
    const currency = requireCurrency(call, call.query.currency ?? call.investor.balanceCurrency);
    return { status: 200, body: await readStatistics(call, call.investor.id, currency) };
  },

  async getBalanceHistory(call) {
    const currency = requireCurrency(call, call.query.currency ?? call.investor.balanceCurrency);
    return { status: 200, body: await readHistory(call, call.investor, currency, call.query) };
  },

  async getExchangeRate(call) {
    const { sourceCurrency, targetCurrency } = call.query;
    return { status: 200, body: await makeQuote(call, call.investor.id, sourceCurrency, targetCurrency) };
  },
};
