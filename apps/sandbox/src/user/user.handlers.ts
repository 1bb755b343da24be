import type { Schema } from '@meridian/api-client';
import { readLabel } from '@meridian/personal-data';
import { eq } from 'drizzle-orm';
import { availableMethods, chooseCodeMethod } from '../auth/codeMethods.ts';
import { serializeTotp } from '../auth/totp.ts';
import { findByLogin } from '../investor/findInvestor.ts';
import { type Investor, investor as investors } from '../database/schema.ts';
import { requireConfirmation } from '../auth/confirmation.ts';
import { recordSecurityEvent } from '../auth/securityEvents.ts';
import { tellContacts } from '../auth/tellContacts.ts';
import type { GuestHandlers, InvestorHandlers } from '../calls/handlers.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import {
  readCurrentVerification,
  readVerification,
  serializeVerification,
} from '../verification/readVerification.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { serializeNotificationSettings } from '../notification/channels.ts';
import { changeAccount } from './changeAccount.ts';
import { changeNotificationSettings } from './changeNotificationSettings.ts';
import { buySubscription } from './subscriptions.ts';
import { readProfileChange } from './readProfileChange.ts';
import { readWallets, renameWallets, updateWallets } from './wallets.ts';
import { serializeUser } from '../investor/serializeUser.ts';
import { requireCapability } from '../settings/requireCapability.ts';

const longestLetterWord = 30;

const newCodeMethod: Readonly<Record<Schema<'SecurityCodeMethod'>, Bilingual>> = {
  phone: {
    en: 'Security codes of your account now come by SMS.',
    ru: 'Коды подтверждения теперь приходят по SMS.',
  },
  email: {
    en: 'Security codes of your account now come by e-mail.',
    ru: 'Коды подтверждения теперь приходят на почту.',
  },
  telegram: {
    en: 'Security codes of your account now come in Telegram.',
    ru: 'Коды подтверждения теперь приходят в Telegram.',
  },
  totp: {
    en: 'Security codes of your account now come from the authenticator app.',
    ru: 'Коды подтверждения теперь создаёт приложение-аутентификатор.',
  },
};

function serializeProfile(investor: Investor): Schema<'ProfileData'> {
  const { fullName, city, country, phone, registeredAt } = investor;
  return { type: 'profile', fullName, city, country, phone, registrationDate: registeredAt.toISOString() };
}

async function serializeSecurity(
  context: TransactionContext,
  investor: Investor,
): Promise<Schema<'SecuritySettings'>> {
  return {
    codeMethod: chooseCodeMethod(investor),
    availableMethods: availableMethods(investor),
    totp: await serializeTotp(context, investor),
  };
}

/** With a pending or approved verification, the name can only change to the submitted one. */
async function requireVerifiedName(
  context: TransactionContext,
  investor: Investor,
  { fullName = investor.fullName }: Schema<'ProfileChange'>,
): Promise<void> {
  if (fullName === investor.fullName) return;
  const standing = await readCurrentVerification(context, investor.id);
  if (standing && fullName !== standing.fullName) throw new ProblemError('update_error');
}

export const userGuestHandlers: GuestHandlers = {
  async getInviter(call) {
    requireCapability(call, 'referrals');
    const found = await findByLogin(call, call.path.id);
    if (!found || found.closedAt) throw new ProblemError('not_found');
    return { status: 200, body: { id: found.login.toLowerCase(), login: found.login } };
  },
};

export const userHandlers: InvestorHandlers = {
  async getUserData(call) {
    const { investor, path, language } = call;
    switch (path.type) {
      case 'profile':
        return { status: 200, body: serializeProfile(investor) };
      case 'verification':
        return {
          status: 200,
          body: serializeVerification(await readVerification(call, investor.id), language),
        };
    }
  },

  async updateUserData(call) {
    const { tx, investor } = call;
    const change = readProfileChange(call.body);
    await requireVerifiedName(call, investor, change);
    await tx.update(investors).set(change).where(eq(investors.id, investor.id));
    return { status: 200, body: serializeProfile({ ...investor, ...change }) };
  },

  async saveProfile(call) {
    await changeAccount(call, call.body);
    return { status: 200, body: await serializeUser(call, call.investor.id) };
  },

  async listWallets(call) {
    return { status: 200, body: await readWallets(call, call.investor) };
  },

  async updateWallets(call) {
    requireConfirmation(call);
    await updateWallets(call, call.investor, call.body);
    return { status: 200, body: await readWallets(call, call.investor) };
  },

  async updateWalletNames(call) {
    await renameWallets(call, call.investor.id, call.body);
    return { status: 200, body: await readWallets(call, call.investor) };
  },

  async getSecuritySettings(call) {
    return { status: 200, body: await serializeSecurity(call, call.investor) };
  },

  async updateSecuritySettings(call) {
    requireConfirmation(call);
    const { tx, investor, body } = call;
    const { codeMethod } = body;
    if (!availableMethods(investor).includes(codeMethod)) {
      throw invalid({ codeMethod: 'unknown_value' });
    }
    if (codeMethod !== chooseCodeMethod(investor)) {
      await recordSecurityEvent(call, investor.id, 'code_method_changed');
      await tellContacts(call, investor, newCodeMethod[codeMethod], 'undo');
    }
    // The earlier choice returns when the authenticator app is switched off.
    if (codeMethod !== 'totp')
      await tx.update(investors).set({ codeMethod }).where(eq(investors.id, investor.id));
    return { status: 200, body: await serializeSecurity(call, { ...investor, codeMethod }) };
  },

  async getLetterSettings({ investor }) {
    return { status: 200, body: { word: investor.letterWord } };
  },

  async updateLetterSettings(call) {
    requireConfirmation(call);
    const { tx, investor, body } = call;
    const { text: word = null, refused } = body.word === null ? {} : readLabel(body.word, longestLetterWord);
    if (refused) throw invalid({ word: refused }, { word: longestLetterWord });
    if (word !== investor.letterWord) {
      await tx.update(investors).set({ letterWord: word }).where(eq(investors.id, investor.id));
      await recordSecurityEvent(call, investor.id, 'letter_word_changed');
    }
    return { status: 200, body: { word } };
  },

  async getNotificationSettings({ investor, settings }) {
    return { status: 200, body: serializeNotificationSettings(settings, investor) };
  },

  async updateNotificationSettings(call) {
    return { status: 200, body: await changeNotificationSettings(call, call.body) };
  },

  async buySubscription(call) {
    return { status: 201, body: await buySubscription(call, call.investor, call.body) };
  },
};
