import type { Schema } from '@meridian/api-client';
import { eq } from 'drizzle-orm';
import { findByLogin } from '../auth/registerInvestor.ts';
import { investor as investors } from '../database/schema.ts';
import type { GuestHandlers, Investor, InvestorHandlers } from '../http/handlers.ts';
import { invalid, Refusal } from '../http/Refusal.ts';
import { changeAccount } from './changeAccount.ts';
import { buySubscription } from './subscriptions.ts';
import { readWallets, updateWallets } from './wallets.ts';
import { wireUser } from './wireUser.ts';

function wireProfile(investor: Investor): Schema<'ProfileData'> {
  const { fullName, city, country, phone, registeredAt } = investor;
  return { type: 'profile', fullName, city, country, phone, registrationDate: registeredAt.toISOString() };
}

function wireSecurity(investor: Investor): Schema<'SecuritySettings'> {
  const methods: Schema<'SecurityCodeMethod'>[] = [];
  if (investor.phoneConfirmedAt) methods.push('phone');
  if (investor.emailConfirmedAt) methods.push('email');
  return {
    codeMethod: investor.codeMethod,
    availableMethods: methods.length > 0 ? methods : [investor.codeMethod],
  };
}

/** The sandbox takes no verification yet, so nobody has sent one. */
const notSentYet: Schema<'VerificationData'> = {
  type: 'verification',
  status: null,
  fullName: null,
  dateOfBirth: null,
  familyStatus: null,
  documentNumber: null,
  submissionDate: null,
  decisionDate: null,
  denialReason: null,
};

/** What a guest may know of a person. */
export const userGuestHandlers: GuestHandlers = {
  async getInviter(call) {
    const found = await findByLogin(call, call.path.id);
    if (!found) throw new Refusal('not_found');
    return { status: 200, body: { id: found.login.toLowerCase(), login: found.login } };
  },
};

/** The person's own data. */
export const userHandlers: InvestorHandlers = {
  async getUserData(call) {
    return { status: 200, body: call.path.type === 'profile' ? wireProfile(call.investor) : notSentYet };
  },

  async updateUserData({ sql, investor, body }) {
    await sql.update(investors).set(body).where(eq(investors.id, investor.id));
    return { status: 200, body: wireProfile({ ...investor, ...body }) };
  },

  async saveProfile(call) {
    await changeAccount(call, call.investor, call.body);
    return { status: 200, body: await wireUser(call, call.investor.id) };
  },

  async listWallets(call) {
    return { status: 200, body: await readWallets(call, call.investor.id) };
  },

  async updateWallets(call) {
    await updateWallets(call, call.investor.id, call.body);
    return { status: 200, body: await readWallets(call, call.investor.id) };
  },

  async getSecuritySettings({ investor }) {
    return { status: 200, body: wireSecurity(investor) };
  },

  async updateSecuritySettings({ sql, investor, body: { codeMethod } }) {
    if (codeMethod === 'telegram' || !wireSecurity(investor).availableMethods.includes(codeMethod)) {
      throw invalid({ codeMethod: 'unknown_value' });
    }
    await sql.update(investors).set({ codeMethod }).where(eq(investors.id, investor.id));
    return { status: 200, body: wireSecurity({ ...investor, codeMethod }) };
  },

  async buySubscription(call) {
    return { status: 201, body: await buySubscription(call, call.investor, call.body) };
  },
};
