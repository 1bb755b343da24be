import type { SitePageProps } from '../SitePage.ts';

/** The way to a page, for search engines. */
export const breadcrumbs = (
  { origin }: SitePageProps,
  crumbs: readonly { readonly name: string; readonly path: string }[],
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
