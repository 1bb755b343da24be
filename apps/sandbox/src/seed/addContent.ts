import { dayInMilliseconds } from '../clock/day.ts';
import { newsItem, strategy } from '../database/schema.ts';
import type { Work } from '../work/Work.ts';
import { news } from './news.ts';
import { strategies } from './strategies.ts';

/** Adds news, dated back from the end of the seed, and the strategies. */
export async function addContent({ tx }: Work, end: Date): Promise<void> {
  await tx.insert(newsItem).values(
    news.map(({ daysAgo, ...item }) => ({
      ...item,
      publishedAt: new Date(end.getTime() - daysAgo * dayInMilliseconds),
    })),
  );
  await tx.insert(strategy).values(strategies.map((row, index) => ({ ...row, position: index + 1 })));
}
