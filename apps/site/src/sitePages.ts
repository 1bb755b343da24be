import type { PublicScreenId } from '@meridian/frame/public-screens';
import type { SitePage } from './SitePage.ts';

/** What every public page shows. The renderer loads it, and a browser whose figures are out of date. */
export const sitePages: Readonly<Record<PublicScreenId, () => Promise<SitePage>>> = {
  home: async () => (await import('./pages/home.tsx')).home,
  plans: async () => (await import('./pages/plans.tsx')).plans,
  strategies: async () => (await import('./pages/strategies.tsx')).strategies,
  strategiesFiltered: async () => (await import('./pages/strategies.tsx')).strategiesFiltered,
  strategy: async () => (await import('./pages/strategies.tsx')).strategy,
  marketing: async () => (await import('./pages/marketing.tsx')).marketing,
  offer: async () => (await import('./pages/documents.tsx')).offer,
  agreement: async () => (await import('./pages/documents.tsx')).agreement,
  risks: async () => (await import('./pages/documents.tsx')).risks,
  riskStatement: async () => (await import('./pages/documents.tsx')).riskStatement,
  privacy: async () => (await import('./pages/documents.tsx')).privacy,
  storage: async () => (await import('./pages/documents.tsx')).storage,
  complaints: async () => (await import('./pages/documents.tsx')).complaints,
  accessibility: async () => (await import('./pages/documents.tsx')).accessibility,
  faq: async () => (await import('./pages/faq.tsx')).faq,
  contacts: async () => (await import('./pages/contacts.tsx')).contacts,
  news: async () => (await import('./pages/news.tsx')).news,
  newsItem: async () => (await import('./pages/news.tsx')).newsItem,
  laterNewsItem: async () => (await import('./pages/news.tsx')).laterNewsItem,
  whatWeOwe: async () => (await import('./pages/what-we-owe.tsx')).whatWeOwe,
  checkDocument: async () => (await import('./pages/check-document.tsx')).checkDocument,
  notFound: async () => (await import('./pages/notices.tsx')).notFound,
  maintenance: async () => (await import('./pages/notices.tsx')).maintenance,
};
