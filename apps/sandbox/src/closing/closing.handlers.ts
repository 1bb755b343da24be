import type { InvestorHandlers } from '../calls/handlers.ts';
import { keepAccount, scheduleClosing, wireAccountClosing } from './closing.ts';

export const closingHandlers: InvestorHandlers = {
  async getAccountClosing(call) {
    return { status: 200, body: await wireAccountClosing(call, call.investor, call.language) };
  },

  async requestAccountClosing(call) {
    return { status: 200, body: await wireAccountClosing(call, await scheduleClosing(call), call.language) };
  },

  async cancelAccountClosing(call) {
    return { status: 200, body: await wireAccountClosing(call, await keepAccount(call), call.language) };
  },
};
