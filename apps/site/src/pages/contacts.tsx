import { ContactsPage } from '@meridian/feature-content';
import type { SitePage } from '../SitePage.ts';

export const contacts: SitePage = {
  Component: ({ figures, paths }) => (
    <ContactsPage contacts={figures?.contacts} date={figures?.plans.date} hrefs={paths} />
  ),
  head: (_, t) => ({ title: t('contacts.title'), description: t('contacts.description') }),
  refreshes: ['contacts'],
};
