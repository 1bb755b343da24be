import { newsItem, strategy } from '../database/schema.ts';
import type { Work } from '../work/Work.ts';
import { news } from './news.ts';
import { strategies } from './strategies.ts';

const day = 86_400_000;

/** Adds news, dated back from the end of the seed, and the strategies. */
export async function addContent({ sql }: Work, end: Date): Promise<void> {
  await sql.insert(newsItem).values(
    news.map(({ daysAgo, ...item }) => ({
      ...item,
      publishedAt: new Date(end.getTime() - daysAgo * day),
    })),
  );
  await sql.insert(strategy).values(strategies.map((row, index) => ({ ...row, position: index + 1 })));
}
