import type { FrameColumn, FrameLink, FrameSection } from '@meridian/feature-content';
import type { Capability } from './screens.ts';

export interface PublicScreen {
  /** Relative to `/:language/`. A page for each item has a parameter, whose values `params` of the page lists. */
  readonly path: string;
  /** The section that a page belongs to: the words of its link, and the link that the frame marks as the current one. */
  readonly section?: FrameSection;
  /** Whether the header links to the page, in the order of this table. */
  readonly isInNavigation?: true;
  /** The column of the footer that links to the page, in the order of this table. */
  readonly column?: FrameColumn;
  /** The part of the product that the server can switch off. The browser hides the page of a part that is off, and its links. */
  readonly capability?: Exclude<Capability, 'search'>;
  /** The page is a response to other addresses. It has no address that search engines or people should know. */
  readonly isResponse?: true;
  /** The path of the items that may be newer than the build. An address of it that has no file gets this page. */
  readonly servesAddresses?: string;
  /** The path of the page that this one shows a part of. It is the canonical address. */
  readonly partOf?: string;
}

/**
 * Every public page: static HTML for everybody. The renderer, the header and the footer, addresses, the sitemap, the links between
 * the languages, the frames in Storybook and the checks derive from it.
 */
export const publicScreens = {
  home: {
    path: '',
    section: 'home',
    isInNavigation: true,
  },
  plans: {
    path: 'plans',
    section: 'plans',
    isInNavigation: true,
    column: 'product',
  },
  strategies: {
    path: 'strategies',
    section: 'strategies',
    isInNavigation: true,
    column: 'product',
  },
  strategiesFiltered: {
    path: 'strategies/list/:filter',
    section: 'strategies',
    partOf: 'strategies',
  },
  strategy: {
    path: 'strategies/:id',
    section: 'strategies',
  },
  marketing: {
    path: 'marketing',
    section: 'marketing',
    isInNavigation: true,
    column: 'product',
    capability: 'referrals',
  },
  offer: {
    path: 'offer',
    section: 'documents.offer',
    column: 'documents',
  },
  agreement: {
    path: 'agreement',
    section: 'documents.agreement',
    column: 'documents',
  },
  risks: {
    path: 'risks',
    section: 'risks',
    column: 'documents',
  },
  riskStatement: {
    path: 'risk-statement',
    section: 'documents.riskStatement',
    column: 'documents',
  },
  privacy: {
    path: 'privacy',
    section: 'documents.privacy',
    column: 'documents',
  },
  storage: {
    path: 'cookies',
    section: 'documents.storage',
    column: 'documents',
  },
  complaints: {
    path: 'complaints',
    section: 'documents.complaints',
    column: 'help',
  },
  accessibility: {
    path: 'accessibility',
    section: 'documents.accessibility',
    column: 'help',
  },
  faq: {
    path: 'faq',
    section: 'faq',
    column: 'help',
  },
  contacts: {
    path: 'contacts',
    section: 'contacts',
    isInNavigation: true,
    column: 'help',
  },
  news: {
    path: 'news',
    section: 'news',
    column: 'product',
  },
  newsItem: {
    path: 'news/:id',
    section: 'news',
  },
  laterNewsItem: {
    path: 'news-item',
    section: 'news',
    isResponse: true,
    servesAddresses: 'news/:id',
    partOf: 'news',
  },
  whatWeOwe: {
    path: 'what-we-owe',
    section: 'whatWeOwe',
    column: 'product',
  },
  checkDocument: {
    path: 'check-document',
    section: 'checkDocument',
    column: 'documents',
    capability: 'documents',
  },
  notFound: {
    path: '404',
    isResponse: true,
  },
  maintenance: {
    path: 'maintenance',
    isResponse: true,
  },
} as const satisfies Readonly<Record<string, PublicScreen>>;

export type PublicScreenId = keyof typeof publicScreens;

export const isPublicScreenId = (id: string): id is PublicScreenId => id in publicScreens;

export const publicScreenIds: readonly PublicScreenId[] = Object.keys(publicScreens).filter(isPublicScreenId);

/** A public page, with its optional fields. */
export const getPublicScreen = (id: PublicScreenId): PublicScreen => publicScreens[id];

/** The links of the header and the footer of the public pages. */
export const publicLinks = (hrefs: Readonly<Record<PublicScreenId, string>>): readonly FrameLink[] =>
  publicScreenIds.flatMap((id) => {
    const { section, isInNavigation = false, column } = getPublicScreen(id);
    return section && (isInNavigation || column)
      ? [{ section, href: hrefs[id], isInNavigation, column }]
      : [];
  });
