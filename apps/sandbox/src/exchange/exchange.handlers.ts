import type { InvestorHandlers } from '../http/handlers.ts';
import { makeExchange } from './makeExchange.ts';

/** One currency of the balance for another. */
export const exchangeHandlers: InvestorHandlers = {
  async makeExchange(call) {
    return { status: 201, body: await makeExchange(call, call.investor.id, call.body) };
  },
};
