import type { Schema } from '@meridian/api-client';

/** The addresses of what a notification can be about. A topic without an address has no link. */
export interface NotificationHrefs {
  refillDetails: (id: string) => string;
  depositDetails: (id: string) => string;
  withdrawalDetails: (id: string) => string;
  refill: string;
  deposits: string;
  withdrawal: string;
  verification: string;
  security?: string | undefined;
  sessions?: string | undefined;
  wallets?: string | undefined;
  subscription?: string | undefined;
  partners?: string | undefined;
  cases?: string | undefined;
  /** The list of news. An item is one level below it. */
  news?: string | undefined;
  /** A request to the support. */
  supportRequest?: ((id: string) => string) | undefined;
}

type Subject = Pick<Schema<'Notification'>, 'topic' | 'topicId'>;

/** The address of what a notification is about. */
export function subjectHref({ topic, topicId }: Subject, hrefs: NotificationHrefs): string | undefined {
  const one = (details: (id: string) => string, all: string) => (topicId === null ? all : details(topicId));
  switch (topic) {
    case 'refill':
      return one(hrefs.refillDetails, hrefs.refill);
    case 'deposit':
      return one(hrefs.depositDetails, hrefs.deposits);
    case 'withdrawal':
      return one(hrefs.withdrawalDetails, hrefs.withdrawal);
    case 'news':
      return hrefs.news && one((id) => `${hrefs.news}/${id}`, hrefs.news);
    case 'verification':
      return hrefs.verification;
    case 'security':
      return hrefs.security;
    case 'sign_in':
      return hrefs.sessions;
    case 'wallet':
      return hrefs.wallets;
    case 'subscription':
      return hrefs.subscription;
    case 'partners':
      return hrefs.partners;
    case 'cases':
      return hrefs.cases;
    case 'support':
      return topicId === null ? undefined : hrefs.supportRequest?.(topicId);
  }
}
