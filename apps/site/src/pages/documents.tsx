import {
  AgreementPage,
  getAgreement,
  OfferPage,
  getOffer,
  RisksPage,
  getRisks,
} from '@meridian/feature-content';
import type { SitePage } from '../SitePage.ts';

export const offer: SitePage = {
  Component: ({ figures }) => <OfferPage contacts={figures?.contacts} />,
  head: ({ language }) => ({ title: getOffer[language].title, description: getOffer[language].description }),
};

export const agreement: SitePage = {
  Component: ({ figures }) => <AgreementPage contacts={figures?.contacts} />,
  head: ({ language }) => ({
    title: getAgreement[language].title,
    description: getAgreement[language].description,
  }),
};

export const risks: SitePage = {
  Component: ({ paths }) => <RisksPage hrefs={paths} />,
  head: ({ language }) => ({ title: getRisks[language].title, description: getRisks[language].description }),
};
