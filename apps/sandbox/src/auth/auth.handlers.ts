import { countCall, forgetCalls } from '../http/callLimits.ts';
import type { GuestHandlers, InvestorHandlers } from '../http/handlers.ts';
import { Refusal } from '../http/Refusal.ts';
import { wireUser } from '../user/wireUser.ts';
import { sendCode } from './codes.ts';
import { confirmPhone } from './confirmPhone.ts';
import { isPassword, pretendToCheck } from './passwords.ts';
import { findByLogin, registerInvestor } from './registerInvestor.ts';
import { beginSession, endSession } from './tokens.ts';

/** Sign-in and registration. */
export const authGuestHandlers: GuestHandlers = {
  async logIn(call) {
    const { login, password } = call.body;
    const tries = `login:${login.toLowerCase()}`;
    // Counted before it is known to be right: guesses made at the same moment wait for one another here.
    const tooMany = await countCall(call, tries, call.settings.limits.login);
    if (tooMany) return tooMany;
    const investor = await findByLogin(call, login);
    if (!investor) await pretendToCheck(password);
    if (!investor || !(await isPassword(password, investor.passwordHash))) {
      return new Refusal('incorrect_login_or_password');
    }
    await forgetCalls(call, tries);
    const refreshToken = await beginSession(call, investor.id);
    return { status: 200, body: { refreshToken, user: await wireUser(call, investor.id) } };
  },

  async registerUser(call) {
    const investor = await registerInvestor(call, call.path.login, call.body);
    const refreshToken = await beginSession(call, investor.id);
    return { status: 201, body: { refreshToken, user: await wireUser(call, investor.id) } };
  },
};

/** The phone's code, and the end of a session. */
export const authInvestorHandlers: InvestorHandlers = {
  async confirmPhone(call) {
    const { investor, tokenHash, body } = call;
    const refused = await confirmPhone(call, investor, body.code);
    if (refused) return refused;
    await endSession(call, tokenHash);
    const refreshToken = await beginSession(call, investor.id);
    return { status: 200, body: { refreshToken, user: await wireUser(call, investor.id) } };
  },

  async resendPhoneCode(call) {
    if (call.investor.phoneConfirmedAt) throw new Refusal('conflict');
    return { status: 200, body: await sendCode(call, call.investor, 'phone') };
  },

  async logOut(call) {
    await endSession(call, call.tokenHash);
    return { status: 204, body: null };
  },
};
