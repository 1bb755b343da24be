import type { PublicRouteId } from '../../routes/publicRoutes.ts';
import type { SitePage } from '../SitePage.ts';
import { contacts } from './contacts.tsx';
import { agreement, offer, risks } from './documents.tsx';
import { faq } from './faq.tsx';
import { home } from './home.tsx';
import { marketing } from './marketing.tsx';
import { news, newsItem } from './news.tsx';
import { maintenance, notFound } from './notices.tsx';
import { plans } from './plans.tsx';
import { strategies, strategiesFiltered, strategy } from './strategies.tsx';

/** What each public page of the route table shows. */
export const pages: Readonly<Record<PublicRouteId, SitePage>> = {
  home,
  plans,
  strategies,
  strategiesFiltered,
  strategy,
  marketing,
  contacts,
  offer,
  agreement,
  risks,
  faq,
  news,
  newsItem,
  notFound,
  maintenance,
};
