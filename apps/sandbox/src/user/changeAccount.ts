import type { Schema } from '@meridian/api-client';
import { eq } from 'drizzle-orm';
import { announceChange } from '../auth/announceChange.ts';
import { sendCode, voidCodes } from '../auth/codes.ts';
import { requireConfirmation, type SessionCall } from '../auth/confirmation.ts';
import { refuseTaken } from '../auth/refuseTaken.ts';
import { forbidPasswordReset } from '../auth/tokens.ts';
import { invalid } from '../core/ProblemError.ts';
import { listDisplayCurrencies } from '../courses/courses.handlers.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import { refuseWhileLocked } from '../protection/accountLock.ts';
import { investor as investors } from '../database/schema.ts';

const changes = {
  email: {
    kind: 'email_changed',
    remedy: 'newPasswordWhenSignedIn',
    letter: { en: 'The e-mail of your account was changed.', ru: 'Адрес почты аккаунта изменён.' },
    title: { en: 'E-mail changed', ru: 'Почта изменена' },
    text: {
      en: 'If it was not you, set a new password and write to support at once.',
      ru: 'Если это сделали не вы, сразу смените пароль и напишите в поддержку.',
    },
    pausesWithdrawals: true,
  },
  phone: {
    kind: 'phone_changed',
    remedy: 'undo',
    letter: { en: 'The phone of your account was changed.', ru: 'Телефон аккаунта изменён.' },
    title: { en: 'Phone changed', ru: 'Телефон изменён' },
    text: {
      en: 'If it was not you, set a new password and write to support at once.',
      ru: 'Если это сделали не вы, сразу смените пароль и напишите в поддержку.',
    },
    pausesWithdrawals: true,
  },
} as const;

/**
 * Changes the contacts of an account. A new e-mail or phone needs a confirmed session and gets a code at once. Codes sent to
 * the old contact are voided, since it may belong to somebody else now.
 */
export async function changeAccount(call: SessionCall, wanted: Schema<'AccountChange'>): Promise<void> {
  const { tx, investor } = call;
  const {
    email = investor.email,
    phone = investor.phone,
    language = investor.language,
    displayCurrency = investor.displayCurrency,
  } = wanted;
  if (displayCurrency !== investor.displayCurrency) {
    requireCapability(call, 'displayCurrency');
    if (!listDisplayCurrencies(call.settings).includes(displayCurrency))
      throw invalid({ displayCurrency: 'unknown_value' });
  }
  const isNewEmail = email !== investor.email;
  const isNewPhone = phone !== investor.phone;
  if (isNewEmail || isNewPhone) {
    refuseWhileLocked(call, investor);
    // First: the next check says whether a contact is registered.
    requireConfirmation(call);
    await refuseTaken(call, { ...investor, email, phone }, investor);
  }
  const change = {
    email,
    phone,
    language,
    displayCurrency,
    ...(isNewEmail ? { emailConfirmedAt: null } : {}),
    ...(isNewPhone ? { phoneConfirmedAt: null } : {}),
  };
  await tx.update(investors).set(change).where(eq(investors.id, investor.id));
  const changed = { ...investor, ...change };
  if (isNewEmail || isNewPhone) {
    await voidCodes(call, investor.id, 'withdrawal');
    await voidCodes(call, investor.id, 'confirmation');
    await forbidPasswordReset(call, investor.id);
  }
  if (isNewEmail) {
    await announceChange(call, investor, changes.email);
    await sendCode(call, changed, 'email');
  }
  if (isNewPhone) {
    await announceChange(call, investor, changes.phone);
    await sendCode(call, changed, 'phone');
  }
}
