import type { Schema } from '@meridian/api-client';
import type { CompanySettings } from '../core/CompanySettings.ts';
import type { Investor } from '../database/schema.ts';

type Topic = Schema<'NotificationTopic'>;

/** At first. The other topics have no letter: a changed password, contact or wallet has its own. */
const firstMail: Schema<'NotificationMail'> = {
  refill: true,
  deposit: true,
  withdrawal: true,
  subscription: true,
  partners: true,
  cases: true,
  support: true,
};

const firstPush: Schema<'NotificationPush'> = {
  refill: false,
  deposit: false,
  withdrawal: false,
  subscription: false,
  partners: false,
  cases: false,
  support: false,
  news: false,
  verification: false,
  security: false,
  sign_in: false,
  wallet: false,
};

type Choices = Pick<Investor, 'notificationSettings' | 'mailChoices' | 'pushChoices' | 'summary'>;

/** Whether a topic is also sent by mail. */
export function isMailed({ mailChoices }: Pick<Choices, 'mailChoices'>, topic: Topic): boolean {
  const mail: Partial<Record<Topic, boolean>> = { ...firstMail, ...mailChoices };
  return mail[topic] ?? false;
}

/** Whether a topic is also pushed to the devices of an investor. */
export function isPushed({ pushChoices }: Pick<Choices, 'pushChoices'>, topic: Topic): boolean {
  return { ...firstPush, ...pushChoices }[topic];
}

export function serializeNotificationSettings(
  { capabilities }: Pick<CompanySettings, 'capabilities'>,
  { notificationSettings, mailChoices, pushChoices, summary }: Choices,
): Schema<'NotificationSettings'> {
  return {
    ...notificationSettings,
    mail: { ...firstMail, ...mailChoices },
    ...(capabilities.push && { push: { ...firstPush, ...pushChoices } }),
    ...(capabilities.summaries && { summary }),
  };
}
