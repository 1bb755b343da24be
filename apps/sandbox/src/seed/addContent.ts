import { dayInMilliseconds } from '../clock/day.ts';
import { newsItem, strategy } from '../database/schema.ts';
import type { Work } from '../work/Work.ts';
import { news } from './news.ts';
import { strategies } from './strategies.ts';

/** Adds news, dated back from the end of the seed, and the strategies. */
export async function addContent({ sql }: Work, end: Date): Promise<void> {
  await sql.insert(newsItem).values(
    news.map(({ daysAgo, ...item }) => ({
      ...item,
      publishedAt: new Date(end.getTime() - daysAgo * dayInMilliseconds),
    })),
  );
  await sql.insert(strategy).values(strategies.map((row, index) => ({ ...row, position: index + 1 })));
}
