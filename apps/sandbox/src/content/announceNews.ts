import { investor } from '../database/schema.ts';
import { notifyAll } from '../notification/notify.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { Work } from '../work/Work.ts';

interface News {
  readonly id: string;
  readonly title: Bilingual;
  readonly summary: Bilingual;
}

/** Notifies every investor of news. Call it when the news is published. */
export async function announceNews(work: Work, { id, title, summary }: News): Promise<void> {
  const everybody = await work.tx.select({ id: investor.id }).from(investor);
  await notifyAll(
    work,
    everybody.map((row) => ({
      investorId: row.id,
      at: work.now,
      topic: 'news',
      topicId: id,
      title,
      text: summary,
    })),
  );
}
