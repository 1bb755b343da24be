import type { Schema } from '@meridian/api-client';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { newsItem, strategy } from '../database/schema.ts';
import type { GuestHandlers } from '../calls/handlers.ts';
import { ProblemError } from '../core/ProblemError.ts';

function serializeNews(row: typeof newsItem.$inferSelect, language: Schema<'Language'>): Schema<'NewsItem'> {
  return {
    id: row.id,
    date: row.publishedAt.toISOString(),
    title: row.title[language],
    summary: row.summary[language],
    paragraphs: [...row.paragraphs[language]],
  };
}

/** News and strategies. */
export const contentHandlers: GuestHandlers = {
  async listNews({ tx, now, language }) {
    const rows = await tx
      .select()
      .from(newsItem)
      .where(lte(newsItem.publishedAt, now))
      .orderBy(desc(newsItem.publishedAt), desc(newsItem.id));
    return { status: 200, body: { items: rows.map((row) => serializeNews(row, language)) } };
  },

  async getNewsItem({ tx, now, path, language }) {
    const [found] = await tx
      .select()
      .from(newsItem)
      .where(and(eq(newsItem.id, path.id), lte(newsItem.publishedAt, now)));
    if (!found) throw new ProblemError('not_found');
    return { status: 200, body: serializeNews(found, language) };
  },

  async listStrategies({ tx, language }) {
    const rows = await tx.select().from(strategy).orderBy(asc(strategy.position));
    return {
      status: 200,
      body: {
        items: rows.map((row) => ({
          id: row.id,
          name: row.name[language],
          summary: row.summary[language],
          idea: row.idea[language],
          instruments: [...row.instruments[language]],
          sourceOfReturn: row.sourceOfReturn[language],
          whenItLoses: row.whenItLoses[language],
          risk: row.risk,
          horizon: row.horizon[language],
          market: row.market,
          payoff: row.payoff,
        })),
      },
    };
  },
};
