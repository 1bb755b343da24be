import type { Schema } from '@meridian/api-client';
import { keptBy } from '../database/keptBy.ts';
import { and, asc, desc, eq, lte, text } from '../database/query.ts';
import { newsItem, strategy } from '../database/schema.ts';
import type { GuestHandlers } from '../http/handlers.ts';
import { Refusal } from '../http/Refusal.ts';

const publishedNews = keptBy((sql) =>
  sql
    .select()
    .from(newsItem)
    .where(lte(newsItem.publishedAt, text.placeholder('now')))
    .orderBy(desc(newsItem.publishedAt), desc(newsItem.id))
    .prepare('published_news'),
);

const strategies = keptBy((sql) =>
  sql.select().from(strategy).orderBy(asc(strategy.position)).prepare('strategies'),
);

function wireNews(row: typeof newsItem.$inferSelect, language: Schema<'Language'>): Schema<'NewsItem'> {
  return {
    id: row.id,
    date: row.publishedAt.toISOString(),
    title: row.title[language],
    summary: row.summary[language],
    paragraphs: [...row.paragraphs[language]],
  };
}

/** What the company says to everybody. */
export const contentHandlers: GuestHandlers = {
  async listNews({ sql, now, language }) {
    const rows = await publishedNews(sql).execute({ now });
    return { status: 200, body: { items: rows.map((row) => wireNews(row, language)) } };
  },

  async getNewsItem({ sql, now, path, language }) {
    const [found] = await sql
      .select()
      .from(newsItem)
      .where(and(eq(newsItem.id, path.id), lte(newsItem.publishedAt, now)));
    if (!found) throw new Refusal('not_found');
    return { status: 200, body: wireNews(found, language) };
  },

  async listStrategies({ sql, language }) {
    const rows = await strategies(sql).execute();
    return {
      status: 200,
      body: {
        items: rows.map((row) => ({
          id: row.id,
          name: row.name[language],
          summary: row.summary[language],
          paragraphs: [...row.paragraphs[language]],
          risk: row.risk,
          markets: [...row.markets],
        })),
      },
    };
  },
};
