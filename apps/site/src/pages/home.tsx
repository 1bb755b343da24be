import { HomePage } from '@meridian/feature-content';
import { brand } from '@meridian/web/brand';
import type { SitePage } from '../SitePage.ts';

export const home: SitePage = {
  Component: ({ figures, paths }) => (
    <HomePage
      brandName={brand.name}
      plans={figures?.plans}
      fees={figures}
      night={figures?.liabilities.items[0]}
      hrefs={paths}
    />
  ),
  head: ({ figures, origin, paths }, t) => ({
    title: t('home.documentTitle'),
    description: t('home.description'),
    structuredData: [
      {
        '@type': 'Organization',
        name: figures?.contacts.company ?? brand.name,
        url: origin + paths.home,
        ...(figures && { email: figures.contacts.email }),
      },
    ],
  }),
  refreshes: ['plans', 'subscription', 'paymentSystems', 'exchange', 'liabilities'],
};
