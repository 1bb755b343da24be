import {
  AgreementPage,
  agreementIn,
  ContactsPage,
  MarketingPage,
  OfferPage,
  offerIn,
  RisksPage,
  risksIn,
} from '@meridian/feature-content';
import type { SitePage } from '../SitePage.ts';

export const marketing: SitePage = {
  Component: ({ figures, paths }) => <MarketingPage partners={figures?.partners} hrefs={paths} />,
  head: (_, t) => ({ title: t('marketing.title'), description: t('marketing.lead') }),
};

export const contacts: SitePage = {
  Component: ({ figures, paths }) => <ContactsPage contacts={figures?.contacts} hrefs={paths} />,
  head: (_, t) => ({ title: t('contacts.title'), description: t('contacts.lead') }),
};

export const offer: SitePage = {
  Component: ({ figures }) => <OfferPage contacts={figures?.contacts} />,
  head: ({ language }) => ({ title: offerIn[language].title, description: offerIn[language].lead }),
};

export const agreement: SitePage = {
  Component: ({ figures }) => <AgreementPage contacts={figures?.contacts} />,
  head: ({ language }) => ({ title: agreementIn[language].title, description: agreementIn[language].lead }),
};

export const risks: SitePage = {
  Component: ({ paths }) => <RisksPage hrefs={paths} />,
  head: ({ language }) => ({ title: risksIn[language].title, description: risksIn[language].lead }),
};
