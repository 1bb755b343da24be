import type { InvestorHandlers } from '../http/handlers.ts';
import { wireVerification } from './readVerification.ts';
import { submitVerification } from './submitVerification.ts';

/** Who a person is. */
export const verificationHandlers: InvestorHandlers = {
  async submitVerification(call) {
    const row = await submitVerification(call, call.investor.id, call.body, call.uploads);
    return { status: 200, body: wireVerification(row, call.language) };
  },
};
