import type { GuestHandlers, InvestorHandlers, PasswordHandlers } from '../calls/handlers.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { serializeUser } from '../investor/serializeUser.ts';
import { read } from '../transaction/TransactionContext.ts';
import { acceptTelegram } from './acceptTelegram.ts';
import {
  confirmIdentity,
  confirmSession,
  readConfirmation,
  refusePasswordAlone,
  requireConfirmation,
  sendConfirmationCode,
} from './confirmation.ts';
import { readCodeState, sendCode } from './codes.ts';
import { confirmContact, refuseConfirmed } from './confirmContact.ts';
import { signInBucket } from './devices.ts';
import {
  findByLogin,
  findBySignInName,
  findByTelegram,
  lockBySignInName,
  plainSignInName,
} from '../investor/findInvestor.ts';
import { hashNewPassword } from './hashQueue.ts';
import { checkNewPassword, replacePassword } from './newPassword.ts';
import { requestPasswordReset, validatePasswordReset } from './passwordReset.ts';
import { remindLogin } from './remindLogin.ts';
import { confirmPassword, matchCurrentPassword, matchPassword } from './provePassword.ts';
import { checkRegistration, registerInvestor, registerThroughTelegram } from './registerInvestor.ts';
import { closeOneSession, closeOtherSessions, listSessions } from './sessions.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { acceptFirstFactor, openSession } from './signIn.ts';
import { endSession } from './tokens.ts';

/** What is refused without looking at the password is refused before it is hashed. */
export const authPasswordHandlers: PasswordHandlers = {
  async logIn({ database, deviceTokens, body: { login, password } }) {
    const matched = await matchPassword(database, password, async (context) => {
      const investor = await findBySignInName(context, login);
      // By the login, so that an e-mail and a phone give no further attempts.
      const name = investor?.login ?? plainSignInName(login);
      const attempts = await signInBucket({ ...context, deviceTokens }, name, investor?.id);
      return { investor, attempts };
    });
    return { matched };
  },

  async registerUser({ database, path, body }) {
    await read(database, (context) => checkRegistration(context, { ...body, login: path.login }));
    return { newHash: await hashNewPassword(database, body.password) };
  },

  async setPassword({ database, investor, body }) {
    if (investor) await read(database, async (context) => checkNewPassword(context, body, investor));
    return { newHash: await hashNewPassword(database, body.password) };
  },

  async changePassword({ database, investor, body }) {
    if (investor) await read(database, async (context) => checkNewPassword(context, body, investor));
    const matched = await matchCurrentPassword(database, investor, body.currentPassword);
    return matched ? { matched, newHash: await hashNewPassword(database, body.password) } : {};
  },

  async confirmIdentity({ database, investor, body: { password } }) {
    if (password === undefined) return {};
    if (investor) refusePasswordAlone(investor);
    return { matched: await matchCurrentPassword(database, investor, password) };
  },
};

export const authGuestHandlers: GuestHandlers = {
  async logIn(call) {
    // Lock the account: a password change ends all sessions, and no session may start with the old password after
    // that.
    const investor = await lockBySignInName(call, call.body.login);
    const confirmed = await confirmPassword(call, investor, call.passwords.matched);
    if (!confirmed) {
      if (investor) await recordSecurityEvent(call, investor.id, 'sign_in_failed');
      return new ProblemError('incorrect_login_or_password');
    }
    // Only to somebody who has the password.
    if (confirmed.closedAt)
      return new ProblemError('account_closed', { closedDate: confirmed.closedAt.toISOString() });
    return acceptFirstFactor(call, confirmed, call.now);
  },

  async getLoginAvailability(call) {
    const holder = await findByLogin(call, call.path.login);
    return { status: 200, body: { available: holder === undefined } };
  },

  async registerUser(call) {
    const { newHash } = call.passwords;
    if (newHash === undefined) throw new Error('The password was not hashed before the transaction.');
    const investor = await registerInvestor(call, { ...call.body, login: call.path.login }, newHash);
    await recordSecurityEvent(call, investor.id, 'registered');
    return { status: 201, ...(await openSession(call, investor.id, call.now)) };
  },

  async logInWithTelegram(call) {
    await acceptTelegram(call, call.telegramBot, call.body);
    const investor = await findByTelegram(call, call.body.id);
    if (!investor) throw new ProblemError('not_found');
    return acceptFirstFactor(call, investor, null);
  },

  async registerWithTelegram(call) {
    await acceptTelegram(call, call.telegramBot, call.body.telegram);
    const investor = await registerThroughTelegram(call, call.path.login, call.body);
    await recordSecurityEvent(call, investor.id, 'registered');
    return { status: 201, ...(await openSession(call, investor.id, null)) };
  },

  async requestPasswordReset(call) {
    const delivery = await requestPasswordReset(call, call.body);
    return delivery instanceof ProblemError ? delivery : { status: 200, body: delivery };
  },

  async requestLoginReminder(call) {
    const refused = await remindLogin(call, call.body.email);
    return refused ?? { status: 204, body: null };
  },

  async validatePasswordReset(call) {
    const token = await validatePasswordReset(call, call.body);
    return token instanceof ProblemError ? token : { status: 200, body: { refreshToken: token } };
  },
};

export const authInvestorHandlers: InvestorHandlers = {
  async confirmPhone(call) {
    const { investor, session, tokenHash, body } = call;
    const refused = await confirmContact(call, investor, 'phone', body.code);
    if (refused) return refused;
    await endSession(call, tokenHash);
    // The code proves who has the phone, not who changed it.
    return { status: 200, ...(await openSession(call, investor.id, session.confirmedAt)) };
  },

  async resendPhoneCode(call) {
    refuseConfirmed(call.investor, 'phone');
    return { status: 200, body: await sendCode(call, call.investor, 'phone') };
  },

  async getPhoneCode(call) {
    refuseConfirmed(call.investor, 'phone');
    return { status: 200, body: await readCodeState(call, call.investor, 'phone', 'phone') };
  },

  async getEmailCode(call) {
    refuseConfirmed(call.investor, 'email');
    return { status: 200, body: await readCodeState(call, call.investor, 'email', 'email') };
  },

  async confirmEmail(call) {
    const { investor, body } = call;
    const refused = await confirmContact(call, investor, 'email', body.code);
    if (refused) return refused;
    return { status: 200, body: await serializeUser(call, investor.id) };
  },

  async resendEmailCode(call) {
    refuseConfirmed(call.investor, 'email');
    return { status: 200, body: await sendCode(call, call.investor, 'email') };
  },

  async setPassword(call) {
    const { investor, body, passwords } = call;
    checkNewPassword(call, body, investor);
    await replacePassword(call, investor, passwords.newHash);
    if (investor.totpSince) return acceptFirstFactor(call, investor, call.now);
    await recordSecurityEvent(call, investor.id, 'signed_in');
    return { status: 200, ...(await openSession(call, investor.id, call.now)) };
  },

  async changePassword(call) {
    const { investor, tokenHash, body, passwords } = call;
    if (investor.totpSince) requireConfirmation(call);
    checkNewPassword(call, body, investor);
    if (!(await confirmPassword(call, investor, passwords.matched))) {
      await recordSecurityEvent(call, investor.id, 'confirmation_failed');
      return invalid({ currentPassword: 'wrong_password' });
    }
    await replacePassword(call, investor, passwords.newHash, tokenHash);
    if (!investor.totpSince) await confirmSession(call);
    return { status: 204, body: null };
  },

  async getConfirmation(call) {
    return { status: 200, body: await readConfirmation(call) };
  },

  async confirmIdentity(call) {
    const refused = await confirmIdentity(call, call.body, call.passwords.matched);
    return refused ?? { status: 200, body: await readConfirmation(call, call.now) };
  },

  async requestConfirmationCode(call) {
    return { status: 200, body: await sendConfirmationCode(call) };
  },

  async listSessions(call) {
    const items = await listSessions(call, call.investor.id, call.tokenHash);
    return { status: 200, body: { items, ...call.settings.session } };
  },

  async closeSession(call) {
    await closeOneSession(call, call.investor.id, call.path.id);
    await recordSecurityEvent(call, call.investor.id, 'session_ended');
    return { status: 204, body: null };
  },

  async closeOtherSessions(call) {
    await closeOtherSessions(call, call.investor.id, call.tokenHash);
    await recordSecurityEvent(call, call.investor.id, 'other_sessions_ended');
    return { status: 204, body: null };
  },

  async logOut(call) {
    await endSession(call, call.tokenHash);
    await recordSecurityEvent(call, call.investor.id, 'signed_out');
    return { status: 204, body: null };
  },
};
