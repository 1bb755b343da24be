import { NewsItemPage, NewsPage } from '@meridian/feature-content';
import type { SitePage, SitePageProps } from '../SitePage.ts';
import { breadcrumbs } from './breadcrumbs.ts';

const itemHref =
  ({ paths }: SitePageProps) =>
  (id: string) =>
    `${paths.news}/${id}`;

export const news: SitePage = {
  Component: (props) => {
    const { isWritten = () => true } = props;
    const href = itemHref(props);
    return (
      <NewsPage
        news={props.figures?.news.items}
        hrefs={{ item: (id) => (isWritten(href(id)) ? href(id) : undefined) }}
      />
    );
  },
  head: (_, t) => ({ title: t('news.title'), description: t('news.description') }),
  refreshes: ['news'],
};

const shown = ({ figures, params }: SitePageProps) => {
  const item = figures?.news.items.find(({ id }) => id === params.id);
  if (!item) throw new Error(`There is no piece of news "${params.id}".`);
  return item;
};

export const newsItem: SitePage = {
  Component: (props) => (
    <NewsItemPage
      item={shown(props)}
      news={props.figures?.news.items ?? []}
      hrefs={{ list: props.paths.news, item: itemHref(props) }}
    />
  ),
  head(props, t) {
    const { id, title, summary } = shown(props);
    return {
      title,
      description: summary,
      structuredData: [
        breadcrumbs(props, [
          { name: t('news.title'), path: props.paths.news },
          { name: title, path: itemHref(props)(id) },
        ]),
      ],
    };
  },
  params: ({ news: { items } }) => items.map(({ id }) => ({ id })),
};
