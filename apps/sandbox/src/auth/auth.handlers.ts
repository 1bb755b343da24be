import type { GuestHandlers, InvestorHandlers } from '../calls/handlers.ts';
import { invalid, Refusal } from '../core/Refusal.ts';
import { wireUser } from '../investor/wireUser.ts';
import { acceptTelegram } from './acceptTelegram.ts';
import { readCodeState, sendCode } from './codes.ts';
import { confirmContact, refuseConfirmed } from './confirmContact.ts';
import { type DeviceCall, rememberDevice, signInBucket } from './devices.ts';
import { findByTelegram, lockByLogin } from '../investor/findInvestor.ts';
import { newPasswordErrors, replacePassword } from './newPassword.ts';
import { requestPasswordReset, validatePasswordReset } from './passwordReset.ts';
import { provePasswordInSession, provePassword } from './provePassword.ts';
import { registerInvestor, registerThroughTelegram } from './registerInvestor.ts';
import { closeOneSession, closeOtherSessions, listSessions } from './sessions.ts';
import { notifyOfSignIn } from './notifyOfSignIn.ts';
import { beginSession, endSession } from './tokens.ts';

async function sessionOf(work: DeviceCall & { readonly userAgent: string | null }, investorId: string) {
  const refreshToken = await beginSession(work, investorId, work.userAgent);
  const headers = await rememberDevice(work, investorId);
  return { body: { refreshToken, user: await wireUser(work, investorId) }, headers };
}

export const authGuestHandlers: GuestHandlers = {
  async logIn(call) {
    const { login, password } = call.body;
    // Lock the account: a password change ends all sessions, and no session may start with the old password after
    // that.
    const investor = await lockByLogin(call, login);
    const otherwise = new Refusal('incorrect_login_or_password');
    const proved = await provePassword(call, await signInBucket(call, login, investor?.id), {
      password,
      investor,
      otherwise,
    });
    if (proved instanceof Refusal) return proved;
    await notifyOfSignIn(call, proved.id);
    return { status: 200, ...(await sessionOf(call, proved.id)) };
  },

  async registerUser(call) {
    const investor = await registerInvestor(call, call.path.login, call.body);
    return { status: 201, ...(await sessionOf(call, investor.id)) };
  },

  async logInWithTelegram(call) {
    await acceptTelegram(call, call.telegramBot, call.body);
    const investor = await findByTelegram(call, call.body.id);
    if (!investor) throw new Refusal('not_found');
    await notifyOfSignIn(call, investor.id);
    return { status: 200, ...(await sessionOf(call, investor.id)) };
  },

  async registerWithTelegram(call) {
    await acceptTelegram(call, call.telegramBot, call.body.telegram);
    const investor = await registerThroughTelegram(call, call.path.login, call.body);
    return { status: 201, ...(await sessionOf(call, investor.id)) };
  },

  async requestPasswordReset(call) {
    const delivery = await requestPasswordReset(call, call.body);
    return delivery instanceof Refusal ? delivery : { status: 200, body: delivery };
  },

  async validatePasswordReset(call) {
    const token = await validatePasswordReset(call, call.body);
    return token instanceof Refusal ? token : { status: 200, body: { refreshToken: token } };
  },
};

export const authInvestorHandlers: InvestorHandlers = {
  async confirmPhone(call) {
    const { investor, tokenHash, body } = call;
    const refused = await confirmContact(call, investor, 'phone', body.code);
    if (refused) return refused;
    await endSession(call, tokenHash);
    return { status: 200, ...(await sessionOf(call, investor.id)) };
  },

  async resendPhoneCode(call) {
    refuseConfirmed(call.investor, 'phone');
    return { status: 200, body: await sendCode(call, call.investor, 'phone') };
  },

  async getPhoneCode(call) {
    refuseConfirmed(call.investor, 'phone');
    return { status: 200, body: await readCodeState(call, call.investor, 'phone') };
  },

  async getEmailCode(call) {
    refuseConfirmed(call.investor, 'email');
    return { status: 200, body: await readCodeState(call, call.investor, 'email') };
  },

  async confirmEmail(call) {
    const { investor, body } = call;
    const refused = await confirmContact(call, investor, 'email', body.code);
    if (refused) return refused;
    return { status: 200, body: await wireUser(call, investor.id) };
  },

  async resendEmailCode(call) {
    refuseConfirmed(call.investor, 'email');
    return { status: 200, body: await sendCode(call, call.investor, 'email') };
  },

  async setPassword(call) {
    const { investor, body } = call;
    const errors = newPasswordErrors(call, body, investor);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    await replacePassword(call, investor, body.password);
    return { status: 200, ...(await sessionOf(call, investor.id)) };
  },

  async changePassword(call) {
    const { investor, tokenHash, body } = call;
    const errors = newPasswordErrors(call, body, investor);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const otherwise = invalid({ currentPassword: 'wrong_password' });
    const proved = await provePasswordInSession(call, investor, body.currentPassword, otherwise);
    if (proved instanceof Refusal) return proved;
    await replacePassword(call, investor, body.password, tokenHash);
    return { status: 204, body: null };
  },

  async listSessions(call) {
    return { status: 200, body: { items: await listSessions(call, call.investor.id, call.tokenHash) } };
  },

  async closeSession(call) {
    await closeOneSession(call, call.investor.id, call.path.id);
    return { status: 204, body: null };
  },

  async closeOtherSessions(call) {
    await closeOtherSessions(call, call.investor.id, call.tokenHash);
    return { status: 204, body: null };
  },

  async logOut(call) {
    await endSession(call, call.tokenHash);
    return { status: 204, body: null };
  },
};
