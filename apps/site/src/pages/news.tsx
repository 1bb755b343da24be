import { NewsItemPage, NewsItemPlace, NewsPage, NotFoundPage } from '@meridian/feature-content';
import type { SitePage, SitePageProps } from '../SitePage.ts';
import { breadcrumbs } from './breadcrumbs.ts';

const itemHref =
  ({ paths }: SitePageProps) =>
  (id: string) =>
    `${paths.news}/${id}`;

export const news: SitePage = {
  Component: (props) => <NewsPage news={props.figures?.news.items} hrefs={{ item: itemHref(props) }} />,
  head: (_, t) => ({ title: t('news.title'), description: t('news.description') }),
  refreshes: ['news'],
};

const found = ({ figures, params }: SitePageProps) => figures?.news.items.find(({ id }) => id === params.id);

const shown = (props: SitePageProps) => {
  const item = found(props);
  if (!item) throw new Error(`There is no piece of news "${props.params.id}".`);
  return item;
};

function Item({ place, ...props }: SitePageProps & { place?: string }) {
  const { paths, figures } = props;
  return (
    <NewsItemPage
      {...(place !== undefined && { place })}
      item={shown(props)}
      news={figures?.news.items ?? []}
      hrefs={{ list: paths.news, item: itemHref(props) }}
    />
  );
}

export const newsItem: SitePage = {
  Component: Item,
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

/** For an item that is newer than the pages. The browser reads it, and the item that its address names is its parameter. */
export const laterNewsItem: SitePage = {
  Component(props) {
    if (props.params.id === undefined) return <NewsItemPlace listHref={props.paths.news} />;
    return found(props) ? (
      <Item {...props} place="item" />
    ) : (
      <NotFoundPage hrefs={props.paths} place="item" />
    );
  },
  head(props, t) {
    const isUnknown = props.params.id !== undefined && !found(props);
    const title = isUnknown ? t('notices.notFound.title') : (found(props)?.title ?? t('news.title'));
    return { title, description: t('news.description') };
  },
  refreshes: ['news'],
};
