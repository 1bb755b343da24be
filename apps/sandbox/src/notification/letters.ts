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
  /** The choice in the settings that switches it off, if there is one. */
  readonly choice: keyof Schema<'NotificationSettings'> | undefined;
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

/** What a choice in the settings switches off. Other letters always come. */
const switchedOff: Readonly<Record<keyof Schema<'NotificationSettings'>, Bilingual>> = {
  accruals: {
    en: 'You can switch off messages about daily accruals in the settings.',
    ru: 'Сообщения о ежедневных начислениях можно отключить в настройках кабинета.',
  },
  partners: {
    en: 'You can switch off messages about partners in the settings.',
    ru: 'Сообщения о партнёрах можно отключить в настройках кабинета.',
  },
  cases: {
    en: 'You can switch off messages about cases in the settings.',
    ru: 'Сообщения о кейсах можно отключить в настройках кабинета.',
  },
  news: {
    en: 'You can switch off messages about news in the settings.',
    ru: 'Сообщения о новостях можно отключить в настройках кабинета.',
  },
};

/** Sends letters about operations and answers of the support to those who confirmed their e-mail: an unconfirmed one may be a stranger’s. */
export async function sendLetters(context: TransactionContext, letters: readonly Letter[]): Promise<void> {
  // The seed's history was never sent to anybody.
  if (!context.isSeedComplete) return;
  const sent = letters.filter(({ topic, reader }) => hasLetter[topic] && reader.emailConfirmedAt);
  await sendMessages(
    context,
    sent.map(({ at, title, text, reader, choice }) => ({
      at,
      method: 'email',
      recipient: reader.email,
      reader,
      purpose: 'operation',
      text: [
        `${title[reader.language]}.`,
        text[reader.language],
        choice ? switchedOff[choice][reader.language] : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    })),
  );
}
