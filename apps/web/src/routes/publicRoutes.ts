import type { Capability } from './routes.ts';

export interface PublicRoute {
  /** Relative to `/:language/`. A page for each item has a parameter, whose values `params` of the page lists. */
  readonly path: string;
  /** The part of the product that the server can switch off. The page of a part that is off is not written. */
  readonly capability?: Capability;
  /** The page is an answer to other addresses. It has no address that search engines or people should know. */
  readonly isAnswer?: true;
  /** The path of the page that this one shows a part of. It is the canonical address. */
  readonly partOf?: string;
}

/**
 * Every public page: static HTML for everybody. The prerenderer, `paths`, the sitemap, the links between the languages and the
 * checks derive from it. What a page shows is in `site/pages`, which only the server renderer imports.
 */
export const publicRoutes = {
  home: { path: '' },
  plans: { path: 'plans' },
  strategies: { path: 'strategies' },
  strategiesFiltered: { path: 'strategies/list/:filter', partOf: 'strategies' },
  strategy: { path: 'strategies/:id' },
  marketing: { path: 'marketing', capability: 'referrals' },
  contacts: { path: 'contacts' },
  offer: { path: 'offer' },
  agreement: { path: 'agreement' },
  risks: { path: 'risks' },
  faq: { path: 'faq' },
  news: { path: 'news' },
  newsItem: { path: 'news/:id' },
  notFound: { path: '404', isAnswer: true },
  maintenance: { path: 'maintenance', isAnswer: true },
} as const satisfies Readonly<Record<string, PublicRoute>>;

export type PublicRouteId = keyof typeof publicRoutes;

const isPublicRouteId = (id: string): id is PublicRouteId => id in publicRoutes;

export const publicRouteIds: readonly PublicRouteId[] = Object.keys(publicRoutes).filter(isPublicRouteId);

/** The entry of a public page, with its optional fields. */
export const publicRouteOf = (id: PublicRouteId): PublicRoute => publicRoutes[id];
