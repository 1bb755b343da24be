import type { GuestHandlers, InvestorHandlers } from '../calls/handlers.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { endOtherConfirmations, requireConfirmation } from './confirmation.ts';
import { finishSignIn } from './signIn.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes, spendChallenge, startTotp } from './totp.ts';

export const totpGuestHandlers: GuestHandlers = {
  async confirmSecondFactor(call) {
    const investor = await spendChallenge(call, call.body);
    return investor instanceof ProblemError ? investor : finishSignIn(call, investor.id, call.now);
  },
};

export const totpHandlers: InvestorHandlers = {
  async startTotp(call) {
    requireConfirmation(call);
    return { status: 201, body: await startTotp(call, call.investor) };
  },

  async confirmTotp(call) {
    const codes = await confirmTotp(call, call.investor, call.body.code);
    if (codes instanceof ProblemError) return codes;
    // A password may have been enough for them.
    await endOtherConfirmations(call);
    return { status: 200, body: codes };
  },

  async replaceRecoveryCodes(call) {
    const codes = await renewRecoveryCodes(call, call.investor, call.body.code);
    return codes instanceof ProblemError ? codes : { status: 200, body: codes };
  },

  async removeTotp(call) {
    const refused = await removeTotp(call, call.investor, call.body.code);
    return refused ?? { status: 204, body: null };
  },
};
