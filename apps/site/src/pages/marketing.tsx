import { MarketingPage } from '@meridian/feature-content';
import type { SitePage } from '../SitePage.ts';

export const marketing: SitePage = {
  Component: ({ figures, paths }) => (
    <MarketingPage partners={figures?.partners} date={figures?.plans.date} hrefs={paths} />
  ),
  head: (_, t) => ({ title: t('marketing.title'), description: t('marketing.description') }),
  refreshes: ['partners'],
};
