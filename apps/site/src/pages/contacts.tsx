import { ContactsPage } from '@meridian/feature-content';
import { messages as contentMessages } from '@meridian/feature-content/messages';
import { useTranslation } from 'react-i18next';
import { GuestFormIsland } from '../GuestFormIsland.tsx';
import { Island } from '../Island.tsx';
import type { SitePage } from '../SitePage.ts';

export const contacts: SitePage = {
  Component: ({ figures, language, paths }) => {
    const { t } = useTranslation(contentMessages);
    const words = t('contacts.form', { returnObjects: true, skipInterpolation: true });
    return (
      <ContactsPage
        contacts={figures?.contacts}
        date={figures?.plans.date}
        form={
          <Island name="guestForm" start="interaction" of={GuestFormIsland} props={{ language, words }} />
        }
        hrefs={paths}
      />
    );
  },
  head: (_, t) => ({ title: t('contacts.title'), description: t('contacts.description') }),
  refreshes: ['contacts'],
};
