import type { Schema } from '@meridian/api-client';
import type { Bilingual } from '../core/CompanySettings.ts';
import { newId } from '../core/random.ts';
import { type Investor, outbox } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

export type LetterReader = Pick<
  Investor,
  'login' | 'email' | 'emailConfirmedAt' | 'language' | 'notificationSettings'
>;

interface Letter {
  readonly at: Date;
  readonly topic: Schema<'NotificationTopic'>;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly reader: LetterReader;
  /** A choice in the settings switches it off. */
  readonly isOptional: boolean;
}

/** Which topics are about operations. A changed password, contact or wallet has a letter of its own. */
const isAboutOperations: Readonly<Record<Schema<'NotificationTopic'>, boolean>> = {
  refill: true,
  deposit: true,
  withdrawal: true,
  subscription: true,
  partners: true,
  cases: true,
  news: false,
  verification: false,
  security: false,
  sign_in: false,
  wallet: false,
};

const switchedOff: Bilingual = {
  en: 'You can switch these e-mails off in the settings.',
  ru: 'Такие письма можно отключить в настройках кабинета.',
};

/** Sends letters about operations to those who confirmed their e-mail: an unconfirmed one may be a stranger’s. */
export async function sendLetters(
  { tx, random, settings, isSeedComplete }: TransactionContext,
  letters: readonly Letter[],
): Promise<void> {
  // The seed's history was never sent to anybody.
  if (!isSeedComplete) return;
  const sent = letters.filter(({ topic, reader }) => isAboutOperations[topic] && reader.emailConfirmedAt);
  if (sent.length === 0) return;
  await tx.insert(outbox).values(
    sent.map(({ at, title, text, reader: { login, email, language }, isOptional }) => ({
      id: newId({ now: at, random }),
      at,
      method: 'email' as const,
      recipient: email,
      login,
      purpose: 'operation',
      text: [
        `${settings.contacts.company}: ${title[language]}.`,
        text[language],
        isOptional ? switchedOff[language] : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    })),
  );
}
