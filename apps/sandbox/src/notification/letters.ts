import type { Schema } from '@meridian/api-client';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { Investor } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { isMailed } from './channels.ts';
import { sendMessages } from './sendMessages.ts';

export type LetterReader = Pick<
  Investor,
  'login' | 'email' | 'emailConfirmedAt' | 'language' | 'letterWord' | 'notificationSettings' | 'mailChoices'
>;

/** A choice of whether to be notified at all. */
export type NotificationChoice = keyof Investor['notificationSettings'];

interface Letter {
  readonly at: Date;
  readonly topic: Schema<'NotificationTopic'>;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly reader: LetterReader;
  /** The choice in the settings that switches it off, if there is one. */
  readonly choice: NotificationChoice | undefined;
}

/** What a choice in the settings switches off. Other letters always come. */
const switchedOff: Readonly<Record<NotificationChoice, Bilingual>> = {
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
  const sent = letters.filter(({ topic, reader }) => reader.emailConfirmedAt && isMailed(reader, topic));
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
