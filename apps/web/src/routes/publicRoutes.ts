import type { FrameColumn, FrameSection } from '@meridian/feature-content';
import type { SitePage } from '../site/SitePage.ts';
import type { Capability } from './routes.ts';

export interface PublicRoute {
  /** Relative to `/:language/`. A page for each item has a parameter, whose values `params` of the page lists. */
  readonly path: string;
  /** The section that a page belongs to: the words of its link, and the link that the frame marks as the current one. */
  readonly section?: FrameSection;
  /** Whether the header links to the page, in the order of this table. */
  readonly isInNavigation?: true;
  /** The column of the footer that links to the page, in the order of this table. */
  readonly column?: FrameColumn;
  /** The part of the product that the server can switch off. The browser hides the page of a part that is off, and its links. */
  readonly capability?: Capability;
  /** The page is an answer to other addresses. It has no address that search engines or people should know. */
  readonly isAnswer?: true;
  /** The path of the items that may be newer than the build. An address of it that has no file gets this page. */
  readonly answersFor?: string;
  /** The path of the page that this one shows a part of. It is the canonical address. */
  readonly partOf?: string;
  /** What the page shows. The renderer loads it, and a browser whose figures are out of date. */
  readonly load: () => Promise<SitePage>;
}

/**
 * Every public page: static HTML for everybody. The renderer, the header and the footer, `paths`, the sitemap, the links between
 * the languages and the checks derive from it. Node scripts and the cabinet import this file, so it must not import a page
 * statically.
 */
export const publicRoutes = {
  home: {
    path: '',
    section: 'home',
    isInNavigation: true,
    load: async () => (await import('../site/pages/home.tsx')).home,
  },
  plans: {
    path: 'plans',
    section: 'plans',
    isInNavigation: true,
    column: 'product',
    load: async () => (await import('../site/pages/plans.tsx')).plans,
  },
  strategies: {
    path: 'strategies',
    section: 'strategies',
    isInNavigation: true,
    column: 'product',
    load: async () => (await import('../site/pages/strategies.tsx')).strategies,
  },
  strategiesFiltered: {
    path: 'strategies/list/:filter',
    section: 'strategies',
    partOf: 'strategies',
    load: async () => (await import('../site/pages/strategies.tsx')).strategiesFiltered,
  },
  strategy: {
    path: 'strategies/:id',
    section: 'strategies',
    load: async () => (await import('../site/pages/strategies.tsx')).strategy,
  },
  marketing: {
    path: 'marketing',
    section: 'marketing',
    isInNavigation: true,
    column: 'product',
    capability: 'referrals',
    load: async () => (await import('../site/pages/marketing.tsx')).marketing,
  },
  offer: {
    path: 'offer',
    section: 'offer',
    column: 'documents',
    load: async () => (await import('../site/pages/documents.tsx')).offer,
  },
  agreement: {
    path: 'agreement',
    section: 'agreement',
    column: 'documents',
    load: async () => (await import('../site/pages/documents.tsx')).agreement,
  },
  risks: {
    path: 'risks',
    section: 'risks',
    column: 'documents',
    load: async () => (await import('../site/pages/documents.tsx')).risks,
  },
  faq: {
    path: 'faq',
    section: 'faq',
    column: 'help',
    load: async () => (await import('../site/pages/faq.tsx')).faq,
  },
  contacts: {
    path: 'contacts',
    section: 'contacts',
    isInNavigation: true,
    column: 'help',
    load: async () => (await import('../site/pages/contacts.tsx')).contacts,
  },
  news: {
    path: 'news',
    section: 'news',
    column: 'product',
    load: async () => (await import('../site/pages/news.tsx')).news,
  },
  newsItem: {
    path: 'news/:id',
    section: 'news',
    load: async () => (await import('../site/pages/news.tsx')).newsItem,
  },
  laterNewsItem: {
    path: 'news-item',
    section: 'news',
    isAnswer: true,
    answersFor: 'news/:id',
    partOf: 'news',
    load: async () => (await import('../site/pages/news.tsx')).laterNewsItem,
  },
  whatWeOwe: {
    path: 'what-we-owe',
    section: 'whatWeOwe',
    column: 'product',
    load: async () => (await import('../site/pages/what-we-owe.tsx')).whatWeOwe,
  },
  notFound: {
    path: '404',
    isAnswer: true,
    load: async () => (await import('../site/pages/notices.tsx')).notFound,
  },
  maintenance: {
    path: 'maintenance',
    isAnswer: true,
    load: async () => (await import('../site/pages/notices.tsx')).maintenance,
  },
} as const satisfies Readonly<Record<string, PublicRoute>>;

export type PublicRouteId = keyof typeof publicRoutes;

export const isPublicRouteId = (id: string): id is PublicRouteId => id in publicRoutes;

export const publicRouteIds: readonly PublicRouteId[] = Object.keys(publicRoutes).filter(isPublicRouteId);

/** The entry of a public page, with its optional fields. */
export const publicRouteOf = (id: PublicRouteId): PublicRoute => publicRoutes[id];
