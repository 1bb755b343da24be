import { investor } from '../database/schema.ts';
import { notifyAll } from '../notification/notify.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

interface News {
  readonly id: string;
  readonly title: Bilingual;
  readonly summary: Bilingual;
}

/** Notifies every investor of news. Call it when the news is published. */
export async function announceNews(context: TransactionContext, { id, title, summary }: News): Promise<void> {
  const everybody = await context.tx.select({ id: investor.id }).from(investor);
  await notifyAll(
    context,
    everybody.map((row) => ({
      investorId: row.id,
      at: context.now,
      topic: 'news',
      topicId: id,
      title,
      text: summary,
    })),
  );
}
