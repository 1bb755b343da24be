import type { Capability } from './routes.ts';

export interface PublicRoute {
  /** Relative to `/:language/`. A page for each item has a parameter, whose values `params` of the page lists. */
  readonly path: string;
  readonly access: 'public';
  /** Every public page is static HTML. */
  readonly prerendered: true;
  /** The part of the product that the server can switch off. The page of a part that is off is not written. */
  readonly capability?: Capability;
  /** The page is an answer to other addresses. It has no address that search engines or people should know. */
  readonly isAnswer?: true;
  /** The path of the page that this one shows a part of. It is the canonical address. */
  readonly partOf?: string;
}

/**
 * Every public page. The prerenderer, `paths`, the sitemap, the links between the languages and the checks derive from it. What a page
 * shows is in `site/pages`, which only the server renderer imports.
 */
export const publicRoutes = {
  home: {
    path: '',
    access: 'public',
    prerendered: true,
  },
  plans: {
    path: 'plans',
    access: 'public',
    prerendered: true,
  },
  strategies: {
    path: 'strategies',
    access: 'public',
    prerendered: true,
  },
  strategiesFiltered: {
    path: 'strategies/list/:filter',
    access: 'public',
    prerendered: true,
    partOf: 'strategies',
  },
  strategy: {
    path: 'strategies/:id',
    access: 'public',
    prerendered: true,
  },
  marketing: {
    path: 'marketing',
    access: 'public',
    prerendered: true,
    capability: 'referrals',
  },
  contacts: {
    path: 'contacts',
    access: 'public',
    prerendered: true,
  },
  offer: {
    path: 'offer',
    access: 'public',
    prerendered: true,
  },
  agreement: {
    path: 'agreement',
    access: 'public',
    prerendered: true,
  },
  risks: {
    path: 'risks',
    access: 'public',
    prerendered: true,
  },
  faq: {
    path: 'faq',
    access: 'public',
    prerendered: true,
  },
  news: {
    path: 'news',
    access: 'public',
    prerendered: true,
  },
  newsItem: {
    path: 'news/:id',
    access: 'public',
    prerendered: true,
  },
  notFound: {
    path: '404',
    access: 'public',
    prerendered: true,
    isAnswer: true,
  },
  maintenance: {
    path: 'maintenance',
    access: 'public',
    prerendered: true,
    isAnswer: true,
  },
} as const satisfies Readonly<Record<string, PublicRoute>>;

export type PublicRouteId = keyof typeof publicRoutes;

const isPublicRouteId = (id: string): id is PublicRouteId => id in publicRoutes;

export const publicRouteIds: readonly PublicRouteId[] = Object.keys(publicRoutes).filter(isPublicRouteId);

/** The entry of a public page, with its optional fields. */
export const publicRouteOf = (id: PublicRouteId): PublicRoute => publicRoutes[id];
