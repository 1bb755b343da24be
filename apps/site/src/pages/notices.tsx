import { MaintenancePage, NotFoundPage } from '@meridian/feature-content';
import type { SitePage } from '../SitePage.ts';

export const notFound: SitePage = {
  Component: ({ paths }) => <NotFoundPage hrefs={paths} />,
  head: (_, t) => ({ title: t('notices.notFound.title'), description: t('notices.notFound.description') }),
};

/** The server responds with this page at the address that was asked for, so an address of an empty query tries it again. */
export const maintenance: SitePage = {
  Component: () => <MaintenancePage retryHref="?" />,
  head: (_, t) => ({
    title: t('notices.maintenance.title'),
    description: t('notices.maintenance.description'),
    refreshSeconds: 60,
  }),
};
