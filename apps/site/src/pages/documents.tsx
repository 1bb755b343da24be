import {
  AgreementPage,
  agreementIn,
  OfferPage,
  offerIn,
  RisksPage,
  risksIn,
} from '@meridian/feature-content';
import type { SitePage } from '../SitePage.ts';

export const offer: SitePage = {
  Component: ({ figures }) => <OfferPage contacts={figures?.contacts} />,
  head: ({ language }) => ({ title: offerIn[language].title, description: offerIn[language].description }),
};

export const agreement: SitePage = {
  Component: ({ figures }) => <AgreementPage contacts={figures?.contacts} />,
  head: ({ language }) => ({
    title: agreementIn[language].title,
    description: agreementIn[language].description,
  }),
};

export const risks: SitePage = {
  Component: ({ paths }) => <RisksPage hrefs={paths} />,
  head: ({ language }) => ({ title: risksIn[language].title, description: risksIn[language].description }),
};
