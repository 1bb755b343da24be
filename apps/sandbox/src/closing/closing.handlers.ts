import type { InvestorHandlers } from '../calls/handlers.ts';
import { keepAccount, scheduleClosing, serializeAccountClosing } from './closing.ts';

export const closingHandlers: InvestorHandlers = {
  async getAccountClosing(call) {
    return { status: 200, body: await serializeAccountClosing(call, call.investor, call.language) };
  },

  async requestAccountClosing(call) {
    return {
      status: 200,
      body: await serializeAccountClosing(call, await scheduleClosing(call), call.language),
    };
  },

  async cancelAccountClosing(call) {
    return { status: 200, body: await serializeAccountClosing(call, await keepAccount(call), call.language) };
  },
};
