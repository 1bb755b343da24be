import type { Schema } from '@meridian/api-client';
import { DateTime, Heading, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { PageDrawing } from '../parts/PageDrawing.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';
import { Refreshed } from '../parts/Refreshed.tsx';
import css from './NewsPage.module.css';

export interface NewsPageProps {
  /** Newest first; undefined when there was no API at build time. */
  news: readonly Schema<'NewsItem'>[] | undefined;
  hrefs: { readonly item: (id: string) => string };
}

/** The list of news, newest first. */
export function NewsPage({ news, hrefs }: NewsPageProps) {
  const { t } = useTranslation(messages);
  return (
    <>
      <PageIntro title={t('news.title')} lead={t('news.lead')} drawing={<PageDrawing of="news" />} />
      <Refreshed name="news">
        {news === undefined || news.length === 0 ? (
          <Text size={16}>{t('news.none')}</Text>
        ) : (
          <ol className={css.list}>
            {news.map(({ id, date, title, summary }) => (
              <li key={id} className={css.item}>
                <span className={css.date}>
                  <DateTime value={date} precision="day" year="always" timeZone="UTC" />
                </span>
                <div className={css.words}>
                  <Heading level={2} size={20}>
                    <a className={css.link} href={hrefs.item(id)}>
                      {title}
                    </a>
                  </Heading>
                  <Text size={16} tone="muted">
                    {summary}
                  </Text>
                </div>
              </li>
            ))}
          </ol>
        )}
      </Refreshed>
    </>
  );
}
