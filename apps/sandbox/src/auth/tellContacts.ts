import type { Bilingual } from '../core/CompanySettings.ts';
import type { Investor } from '../database/schema.ts';
import { sendMessages } from '../notification/sendMessages.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/**
 * What a user can do about a change that they did not make. A new password ends the other sessions but leaves a passkey or a wallet
 * of a thief, which must be undone. After a new e-mail the password cannot be set by the old one, and on a locked account not at all.
 */
export type Remedy = 'newPassword' | 'undo' | 'newPasswordWhenSignedIn' | 'support';

const advice: Readonly<Record<Remedy, (support: string) => Bilingual>> = {
  newPassword: (support) => ({
    en: `If not, sign in and set a new password: that ends the other sessions. If you cannot sign in, reset the password on the sign-in page or write to ${support}.`,
    ru: `Если нет, войдите и смените пароль: остальные сеансы завершатся. Если войти не получается, задайте пароль через почту или напишите на ${support}.`,
  }),
  undo: (support) => ({
    en: `If not, sign in, undo it and set a new password: that ends the other sessions. If you cannot sign in, reset the password on the sign-in page and write to ${support}.`,
    ru: `Если нет, войдите, отмените изменение и смените пароль: остальные сеансы завершатся. Если войти не получается, задайте пароль через почту и напишите на ${support}.`,
  }),
  newPasswordWhenSignedIn: (support) => ({
    en: `If not, sign in and set a new password: that ends the other sessions. If you cannot sign in, write to ${support}.`,
    ru: `Если нет, войдите и смените пароль: остальные сеансы завершатся. Если войти не получается, напишите на ${support}.`,
  }),
  support: (support) => ({
    en: `If not, write to ${support}.`,
    ru: `Если нет, напишите на ${support}.`,
  }),
};

const ownChange: Bilingual = {
  en: 'If it was you, do nothing.',
  ru: 'Если это были вы, ничего делать не нужно.',
};

/**
 * Tells the e-mail and the phone of an investor about a sensitive change, in one sentence that names no secret and no contact.
 * For a change of a contact, pass the investor as before it: a thief may have the new contact, but not the old one. The seed
 * sends nothing.
 */
export async function tellContacts(
  context: TransactionContext,
  investor: Investor,
  change: Bilingual,
  remedy: Remedy = 'newPassword',
): Promise<void> {
  if (!context.isSeedComplete) return;
  const { language } = investor;
  const todo = advice[remedy](context.settings.contacts.email);
  const text = `${change[language]} ${ownChange[language]} ${todo[language]}`;
  const message = { at: context.now, reader: investor, purpose: 'change', text };
  await sendMessages(
    context,
    (['email', 'phone'] as const).map((method) => ({ ...message, method, recipient: investor[method] })),
  );
}
