import type { Bilingual } from '../core/CompanySettings.ts';
import type { Investor } from '../database/schema.ts';
import { sendMessages } from '../notification/sendMessages.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** What a user does about a change that they did not make. */
const advice = (support: string): Bilingual => ({
  en: `If it was you, do nothing. If it was not: sign in, end the other sessions and set a new password; if you cannot sign in, set a new password by e-mail or write to ${support}.`,
  ru: `Если это были вы, ничего делать не нужно. Если нет, войдите, завершите остальные сеансы и смените пароль; если войти не получается, задайте новый пароль через почту или напишите на ${support}.`,
});

/**
 * Tells the e-mail and the phone of an investor about a sensitive change, in one sentence that names no secret and no contact.
 * For a change of a contact, pass the investor as before it: a thief may have the new contact, but not the old one. The seed
 * sends nothing.
 */
export async function tellContacts(
  context: TransactionContext,
  investor: Investor,
  change: Bilingual,
): Promise<void> {
  if (!context.isSeedComplete) return;
  const { language } = investor;
  const text = `${change[language]} ${advice(context.settings.contacts.email)[language]}`;
  const message = { at: context.now, reader: investor, purpose: 'change', text };
  await sendMessages(
    context,
    (['email', 'phone'] as const).map((method) => ({ ...message, method, recipient: investor[method] })),
  );
}
