import type { Schema } from '@meridian/api-client';
import { Breadcrumbs, DateTime, Link, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { PageIntro } from '../parts/PageIntro.tsx';
import { Refreshed } from '../parts/Refreshed.tsx';
import css from './NewsItemPage.module.css';

export interface NewsItemPageProps {
  item: Schema<'NewsItem'>;
  /** All news, newest first, for the links to the neighbouring ones. */
  news: readonly Schema<'NewsItem'>[];
  hrefs: { readonly list: string; readonly item: (id: string) => string };
  /** The place of the page that the item is shown in, where the browser has read it. */
  place?: string;
}

/** One piece of news. */
export const NewsItemPage = ({ place, ...item }: NewsItemPageProps) =>
  place === undefined ? (
    <Item {...item} />
  ) : (
    <Refreshed name={place}>
      <Item {...item} />
    </Refreshed>
  );

/** Until the browser has read an item that is newer than the pages. Without a script, the link leads to it. */
export function NewsItemPlace({ listHref }: { listHref: string }) {
  const { t } = useTranslation(messages);
  return (
    <Refreshed name="item">
      <PageIntro title={t('news.title')} size={32} lead={t('news.opening')}>
        <Text size={16}>
          <Link href={listHref}>{t('news.all')}</Link>
        </Text>
      </PageIntro>
    </Refreshed>
  );
}

function Item({ item, news, hrefs }: Omit<NewsItemPageProps, 'place'>) {
  const { t } = useTranslation(messages);
  const index = news.findIndex(({ id }) => id === item.id);
  const newer = index > 0 ? news[index - 1] : undefined;
  const older = index >= 0 ? news[index + 1] : undefined;
  return (
    <>
      <PageIntro
        title={item.title}
        size={32}
        lead={item.summary}
        above={
          <Breadcrumbs
            label={t('news.crumbs')}
            parents={[{ label: t('news.title'), href: hrefs.list }]}
            current={item.title}
          />
        }
      >
        <Text tone="muted">
          <DateTime value={item.date} precision="day" year="always" timeZone="UTC" />
        </Text>
      </PageIntro>
      <article className={css.body}>
        {item.paragraphs.map((paragraph) => (
          <p key={paragraph} className={css.paragraph}>
            {paragraph}
          </p>
        ))}
      </article>
      {(newer ?? older) && (
        <nav className={css.more} aria-label={t('news.more')}>
          {newer && (
            <p className={css.way}>
              <span className={css.term}>{t('news.newer')}</span>
              <Link href={hrefs.item(newer.id)}>{newer.title}</Link>
            </p>
          )}
          {older && (
            <p className={css.way}>
              <span className={css.term}>{t('news.older')}</span>
              <Link href={hrefs.item(older.id)}>{older.title}</Link>
            </p>
          )}
        </nav>
      )}
    </>
  );
}
