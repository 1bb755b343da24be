import { getRisks, type LegalDocumentId, LegalPage, legalTexts, RisksPage } from '@meridian/feature-content';
import type { SitePage } from '../SitePage.ts';

const legalPage = (document: LegalDocumentId): SitePage => ({
  Component: ({ figures }) => <LegalPage document={document} contacts={figures?.contacts} />,
  head: ({ language }) => {
    const { title, description } = legalTexts[document][language];
    return { title, description };
  },
});

export const offer = legalPage('offer');
export const agreement = legalPage('agreement');
export const privacy = legalPage('privacy');
export const storage = legalPage('storage');
export const complaints = legalPage('complaints');
export const accessibility = legalPage('accessibility');
export const riskStatement = legalPage('riskStatement');

export const risks: SitePage = {
  Component: ({ paths }) => <RisksPage hrefs={paths} />,
  head: ({ language }) => ({ title: getRisks[language].title, description: getRisks[language].description }),
};
