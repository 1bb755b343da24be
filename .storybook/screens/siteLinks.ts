import type { FrameLink } from '../../packages/features/content/src/frame/PublicFrame.tsx';

/** The links of the header and the footer of the public site, as the route table has them. */
export const siteLinks = [
  { section: 'home', href: '#home', isInNavigation: true, column: undefined },
  { section: 'plans', href: '#plans', isInNavigation: true, column: 'product' },
  { section: 'strategies', href: '#strategies', isInNavigation: true, column: 'product' },
  { section: 'marketing', href: '#marketing', isInNavigation: true, column: 'product' },
  { section: 'offer', href: '#offer', isInNavigation: false, column: 'documents' },
  { section: 'agreement', href: '#agreement', isInNavigation: false, column: 'documents' },
  { section: 'risks', href: '#risks', isInNavigation: false, column: 'documents' },
  { section: 'faq', href: '#faq', isInNavigation: false, column: 'help' },
  { section: 'contacts', href: '#contacts', isInNavigation: true, column: 'help' },
  { section: 'news', href: '#news', isInNavigation: false, column: 'product' },
  { section: 'whatWeOwe', href: '#what-we-owe', isInNavigation: false, column: 'product' },
] as const satisfies readonly FrameLink[];
