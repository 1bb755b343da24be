import type { Schema } from '@meridian/api-client';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { Investor } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { sendMessages } from './sendMessages.ts';

export type LetterReader = Pick<
  Investor,
  'login' | 'email' | 'emailConfirmedAt' | 'language' | 'letterWord' | 'notificationSettings'
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

/** Which topics are also sent by mail. A changed password, contact or wallet has its own letter. */
const hasLetter: Readonly<Record<Schema<'NotificationTopic'>, boolean>> = {
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
  support: true,
};

const switchedOff: Bilingual = {
  en: 'You can switch these e-mails off in the settings.',
  ru: 'Такие письма можно отключить в настройках кабинета.',
};

/** Sends letters about operations and answers of the support to those who confirmed their e-mail: an unconfirmed one may be a stranger’s. */
export async function sendLetters(context: TransactionContext, letters: readonly Letter[]): Promise<void> {
  // The seed's history was never sent to anybody.
  if (!context.isSeedComplete) return;
  const sent = letters.filter(({ topic, reader }) => hasLetter[topic] && reader.emailConfirmedAt);
  await sendMessages(
    context,
    sent.map(({ at, title, text, reader, isOptional }) => ({
      at,
      method: 'email',
      recipient: reader.email,
      reader,
      purpose: 'operation',
      text: [
        `${title[reader.language]}.`,
        text[reader.language],
        isOptional ? switchedOff[reader.language] : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    })),
  );
}
